package libgdx;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.headless.HeadlessApplication;
import com.badlogic.gdx.backends.headless.HeadlessApplicationConfiguration;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.Latrunculi;

/** A libGDX application without a window: it plays, and its screen model follows the events of each move. */
public final class Main extends ApplicationAdapter {
    private static final int PLIES = 600;
    private static final float FRAME = 1 / 60f;

    private final BoardModel board = new BoardModel(Latrunculi.schadler2001().initial());
    private final Xoshiro256 random = Xoshiro256.of(2026);
    private int plies;
    private int frames;
    private boolean over;

    /** One frame; a new move when the last one is on its square. */
    @Override
    public void render() {
        if (over) {
            return; // libGDX ends with the frame after
        }
        frames++;
        if (!board.update(FRAME)) {
            return;
        }
        board.check();
        var position = board.position();
        over = plies == PLIES || position.outcome().isPresent();
        if (over) {
            System.out.print(position.diagram().text());
            System.out.println("libGDX showed " + plies + " plies in " + frames + " frames");
            Gdx.app.exit();
            return;
        }
        board.play(position.legalMove(random.nextInt(position.legalMoveCount())));
        plies++;
    }

    public static void main(String[] args) {
        Thread.setDefaultUncaughtExceptionHandler((thread, problem) -> {
            problem.printStackTrace();
            System.exit(1);
        });
        var configuration = new HeadlessApplicationConfiguration();
        configuration.updatesPerSecond = 0; // as fast as it goes
        new HeadlessApplication(new Main(), configuration);
    }
}
