package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.EnumMap;
import java.util.Map;

/**
 * A position of the slow model: a board and everything else that a position text holds.
 *
 * @param board what stands where
 * @param toAct whose turn it is
 * @param hand how many men each side still has to place
 * @param phase the word of the text: {@code place}, {@code move}, {@code passed} or {@code over:winner:why}
 * @param quiet single moves since the last removal, 0 where they are not counted
 * @param back the last move of each side, where the ruleset keeps it and its piece still stands there
 */
record SlowPosition(
        SlowBoard board, Side toAct, Map<Side, Integer> hand, String phase, int quiet, Map<Side, Movement> back) {

    boolean isOver() {
        return phase.startsWith("over:");
    }

    boolean isPlacing() {
        return phase.equals("place");
    }

    /** The winner's letter or {@code draw}. */
    String winner() {
        return phase.split(":", -1)[1];
    }

    /** Why it is over. */
    String why() {
        return phase.split(":", -1)[2];
    }

    /** The text of the position (notation: Latrunculi, Position). */
    String text(LatrunculiRules rules) {
        StringBuilder out = new StringBuilder(board.text());
        out.append(' ').append(toAct.letter());
        out.append(' ');
        if (isPlacing()) {
            out.append('M').append(hand.get(Side.WHITE)).append('m').append(hand.get(Side.BLACK));
        } else {
            out.append('-');
        }
        out.append(' ').append(phase);
        out.append(' ').append(rules.quiet() == 0 ? "-" : Integer.toString(quiet));
        if (rules.repetition() == Repetition.NO_REVERSAL) {
            out.append(' ').append(entry(toAct)).append(',').append(entry(toAct.opponent()));
        }
        return out.toString();
    }

    private String entry(Side side) {
        Movement move = back.get(side);
        return move == null ? "." : move.from().toString() + move.to();
    }

    /** Reads a position from a text of the right form. */
    static SlowPosition parse(String text, LatrunculiRules rules) {
        String[] fields = text.split(" ", -1);
        SlowBoard board = SlowBoard.parse(fields[0], rules);
        Side toAct = fields[1].equals("w") ? Side.WHITE : Side.BLACK;
        Map<Side, Integer> hand = new EnumMap<>(Map.of(Side.WHITE, 0, Side.BLACK, 0));
        if (!fields[2].equals("-")) {
            String[] numbers = fields[2].substring(1).split("m", -1);
            hand.put(Side.WHITE, Integer.parseInt(numbers[0]));
            hand.put(Side.BLACK, Integer.parseInt(numbers[1]));
        }
        int quiet = fields[4].equals("-") ? 0 : Integer.parseInt(fields[4]);
        Map<Side, Movement> back = new EnumMap<>(Side.class);
        if (fields.length > 5) {
            String[] entries = fields[5].split(",", -1);
            readEntry(entries[0], toAct, back);
            readEntry(entries[1], toAct.opponent(), back);
        }
        return new SlowPosition(board, toAct, hand, fields[3], quiet, back);
    }

    private static void readEntry(String text, Side side, Map<Side, Movement> back) {
        if (!text.equals(".")) {
            back.put(side, new Movement(readSquare(text.substring(0, 2)), readSquare(text.substring(2))));
        }
    }

    private static Square readSquare(String text) {
        return Square.of(text.charAt(0) - 'a' + 1, text.charAt(1) - '0');
    }
}
