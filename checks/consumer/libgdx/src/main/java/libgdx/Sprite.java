package libgdx;

import com.badlogic.gdx.math.Vector2;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;

/** A piece on the screen: where it is drawn, how it is tinted and how visible it is. */
final class Sprite {
    static final float CELL = 64;

    final Side side;
    final Vector2 place;
    private final Vector2 goal;
    boolean bound;
    float alpha;
    private float wantedAlpha = 1;

    Sprite(Side side, Square square) {
        this.side = side;
        this.place = centre(square);
        this.goal = place.cpy();
    }

    private static Vector2 centre(Square square) {
        return new Vector2((square.file() - 0.5f) * CELL, (square.rank() - 0.5f) * CELL);
    }

    void glideTo(Square square) {
        goal.set(centre(square));
    }

    void fade() {
        wantedAlpha = 0;
    }

    /** Goes a part of the way that is left; returns whether it has arrived. */
    boolean update(float delta) {
        float part = Math.min(1, delta * 12);
        place.lerp(goal, part);
        alpha += (wantedAlpha - alpha) * part;
        boolean arrived = place.epsilonEquals(goal, 1) && Math.abs(wantedAlpha - alpha) < 0.05f;
        if (arrived) {
            place.set(goal);
            alpha = wantedAlpha;
        }
        return arrived;
    }
}
