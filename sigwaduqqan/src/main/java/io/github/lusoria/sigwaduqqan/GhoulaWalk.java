package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.internal.Elements;
import java.util.List;
import java.util.Objects;

/**
 * Where the Ghoula and the pilgrims are after it has walked: a pure function of the rules, its square, the steps, and
 * who stands where and is being dragged.
 *
 * <p>Step by step, without anybody to drag the Ghoula goes one square forward, up to the fifteenth, where it stays; who
 * stands on the square that it reaches is caught. With somebody to drag it goes one square back and drags him, and who
 * stands there is caught too; on square 1 it buries whom it drags, and goes forward again with the steps that are left.
 * The rules say what of this is done otherwise.
 *
 * @param square the Ghoula's square, 1 to 15, or 0 beside the board
 * @param pilgrims the pilgrims, by seat
 */
public record GhoulaWalk(int square, List<Pilgrim> pilgrims) {
    /**
     * Creates the result of a walk; {@link #of} finds it.
     *
     * @param square the Ghoula's square
     * @param pilgrims the pilgrims; the list is copied
     */
    public GhoulaWalk {
        pilgrims = Elements.copyOf(pilgrims, "pilgrims");
    }

    /**
     * Returns where everybody is after a walk.
     *
     * @param rules the rules
     * @param square where the Ghoula stands, 1 to 15, or 0 beside the board
     * @param pilgrims who stands where, by seat; who is being dragged stands on the Ghoula's square, and under
     *     {@link SigRules#sharedSquareCatches()} whoever stands there, on 2 to 15, is being dragged
     * @param steps the number of steps, 0 or more
     * @return the result
     * @throws IllegalArgumentException if the square is none of the Ghoula's, the number of steps is negative, or
     *     somebody is dragged elsewhere, or not where he has to be
     */
    public static GhoulaWalk of(SigRules rules, int square, List<Pilgrim> pilgrims, int steps) {
        Objects.requireNonNull(rules, "rules");
        List<Pilgrim> given = Elements.copyOf(pilgrims, "pilgrims");
        if (square < 0 || square > Track.FIFTEENTH) {
            throw new IllegalArgumentException("the Ghoula stands on 1 to 15, or on 0 beside the board, not " + square);
        }
        if (steps < 0) {
            throw new IllegalArgumentException("the number of steps is negative: " + steps);
        }
        for (Pilgrim pilgrim : given) {
            if (pilgrim.isDragged() && pilgrim.square() != square) {
                throw new IllegalArgumentException(
                        "somebody is dragged on " + pilgrim.square() + ", and the Ghoula stands on " + square);
            }
            if (rules.sharedSquareCatches()
                    && !pilgrim.isDragged()
                    && square > Track.START
                    && pilgrim.square() == square) {
                throw new IllegalArgumentException(
                        "in this ruleset everybody on the Ghoula's square " + square + " is being dragged");
            }
        }
        Walk walk = new Walk(new PlayTables(rules), Pilgrims.pack(given), square, steps);
        while (!walk.isOver()) {
            walk.step();
        }
        return new GhoulaWalk(walk.square(), Pilgrims.of(walk.pieces()));
    }
}
