package app;

import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.util.List;

/** Plays a whole game of each kind, at random, of rulesets that it knows by name only. */
public final class Main {
    private static final List<String> GAMES =
            List.of("latrunculi/schadler-2001", "escaques/alfonso", "sigwaduqqan/houmt-al-arbah");

    private Main() {}

    public static void main(String[] args) {
        for (String id : args.length == 0 ? GAMES : List.of(args)) {
            var dice = Xoshiro256.of(2026);
            Position<?, ?> position = Rulesets.of(id).initial();
            int plies = 0;
            while (position.outcome().isEmpty()) {
                position = position.play(dice.nextInt(position.legalMoveCount()));
                plies++;
            }
            System.out.println(id + ": " + position.outcome().get() + " after " + plies + " plies");
        }
    }
}
