package osgi;

import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.Latrunculi;
import java.util.TreeSet;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkEvent;

/** A bundle that, once all bundles have started, plays a game and says which games the catalogue sees. */
public final class Player implements BundleActivator {
    @Override
    public void start(BundleContext context) {
        context.addFrameworkListener(event -> {
            if (event.getType() == FrameworkEvent.STARTED) {
                play(context);
            }
        });
    }

    private static void play(BundleContext context) {
        try {
            for (Bundle bundle : context.getBundles()) {
                if (bundle.getState() != Bundle.ACTIVE) {
                    System.out.println("not active: " + bundle);
                }
            }
            var game = Playouts.play(Latrunculi.schadler2001().initial(), Xoshiro256.of(2026), 100_000);
            System.out.println("played " + game.plies() + " plies, "
                    + game.position().outcome().orElseThrow());
            var games = new TreeSet<String>();
            Rulesets.all().forEach(ruleset -> games.add(ruleset.id().game()));
            System.out.println("catalogue " + games);
        } finally {
            stop(context.getBundle(0));
        }
    }

    private static void stop(Bundle framework) {
        try {
            framework.stop();
        } catch (BundleException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void stop(BundleContext context) {}
}
