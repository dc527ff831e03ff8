package io.github.lusoria.sigwaduqqan.slow;

import io.github.lusoria.sigwaduqqan.SigRules;
import io.github.lusoria.sigwaduqqan.SigRules.SigCount;

/** One player's piece; the players are called fathers (spec section 1). */
final class SlowFather {
    static final int START = 1;
    static final int FIFTEENTH = 15;
    static final int KAABA = 20;
    static final int LOST = 0;

    final int seat;
    /** 1 to 20, or {@link #LOST}. */
    int square = START;

    int sigs;
    boolean dragged;
    /** The place in the order of arrival, 0 before. */
    int arrival;

    SlowFather(int seat) {
        this.seat = seat;
    }

    SlowFather copy() {
        SlowFather copy = new SlowFather(seat);
        copy.square = square;
        copy.sigs = sigs;
        copy.dragged = dragged;
        copy.arrival = arrival;
        return copy;
    }

    boolean isLost() {
        return square == LOST;
    }

    /** Reads a field of the right form (notation: Sig wa Duqqan, players). */
    static SlowFather parse(int seat, String text) {
        SlowFather father = new SlowFather(seat);
        if (text.equals("x")) {
            father.square = LOST;
            return father;
        }
        father.dragged = text.endsWith("!");
        String[] numbers = text.replace("!", "").replace("*", "").split(":", -1);
        father.square = Integer.parseInt(numbers[0]);
        if (numbers.length > 1 && father.square == KAABA) {
            father.arrival = Integer.parseInt(numbers[1]);
        } else if (numbers.length > 1) {
            father.sigs = Integer.parseInt(numbers[1]);
        }
        return father;
    }

    /** The field of the text (notation: Sig wa Duqqan, players). */
    String text() {
        if (isLost()) {
            return "x";
        }
        String text = Integer.toString(square);
        if (square == START) {
            text += "*";
        } else if (square == KAABA) {
            text += ":" + arrival;
        } else if (square == FIFTEENTH || sigs > 0) {
            text += ":" + sigs;
        }
        return dragged ? text + "!" : text;
    }

    /** The 16 bits of a seat (formats: hashes of Sig wa Duqqan). */
    long hash() {
        return square + 32L * (square == KAABA ? arrival : sigs) + (dragged ? 256 : 0);
    }

    /** Spec section 5, Q4b: who leaves 15 against his will starts again there, unless the count is kept. */
    void dragTo(int target, SigRules rules) {
        square = target;
        if (rules.sigCount() == SigCount.RESTART) {
            sigs = 0;
        }
    }

    void bury() {
        square = LOST;
        sigs = 0;
        dragged = false;
    }
}
