package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.Role;
import io.github.lusoria.latrunculi.Side;
import io.github.lusoria.latrunculi.Square;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position of the slow model: a board and everything else that a position text holds.
 *
 * @param board what stands where
 * @param toAct whose turn it is
 * @param men how many men each side still has to place
 * @param duces how many duces each side still has to place
 * @param phase the word of the text, such as {@code place}, {@code again:c4} or {@code over:w:reduced}
 * @param quiet single moves since the last capture or removal, 0 where they are not counted
 * @param back the last move of each side, where the ruleset keeps it and its piece still stands there
 */
record SlowPosition(
        SlowBoard board,
        Side toAct,
        Map<Side, Integer> men,
        Map<Side, Integer> duces,
        String phase,
        int quiet,
        Map<Side, Movement> back) {
    private static final Pattern HAND = Pattern.compile("M(\\d+)(?:D(\\d+))?m(\\d+)(?:d(\\d+))?");
    private static final Pattern LAST_MOVE = Pattern.compile("([a-p]\\d+)([a-p]\\d+)");

    boolean isOver() {
        return phase.startsWith("over:");
    }

    boolean isPlacing() {
        return phase.startsWith("place");
    }

    boolean isRemoving() {
        return phase.equals("remove");
    }

    /** The piece that captured and may or must move again. */
    Optional<Square> again() {
        return phase.startsWith("again:") ? Optional.of(Square.parse(phase.substring(6))) : Optional.empty();
    }

    /** The men come first, the dux last. */
    Role nextRole() {
        return men.get(toAct) > 0 ? Role.MAN : Role.DUX;
    }

    boolean hasInHand(Side side) {
        return men.get(side) + duces.get(side) > 0;
    }

    /** The winner's letter or {@code draw}. */
    String winner() {
        return phase.split(":", -1)[1];
    }

    /** Why it is over. */
    String why() {
        return phase.split(":", -1)[2];
    }

    SlowPosition with(String otherPhase) {
        return new SlowPosition(board, toAct, men, duces, otherPhase, quiet, back);
    }

    String hands(LatrunculiRules rules) {
        return hand('M', 'D', Side.WHITE, rules) + hand('m', 'd', Side.BLACK, rules);
    }

    private String hand(char man, char dux, Side side, LatrunculiRules rules) {
        return man + "" + men.get(side) + (rules.duces() > 0 ? dux + "" + duces.get(side) : "");
    }

    /** The text of the position (notation: Latrunculi, Position). */
    String text(LatrunculiRules rules) {
        StringBuilder out = new StringBuilder(board.text());
        out.append(' ').append(toAct.letter());
        out.append(' ').append(isPlacing() ? hands(rules) : "-");
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
        Map<Side, Integer> men = new EnumMap<>(Map.of(Side.WHITE, 0, Side.BLACK, 0));
        Map<Side, Integer> duces = new EnumMap<>(Map.of(Side.WHITE, 0, Side.BLACK, 0));
        if (!fields[2].equals("-")) {
            Matcher hand = match(HAND, fields[2]);
            men.put(Side.WHITE, Integer.valueOf(hand.group(1)));
            men.put(Side.BLACK, Integer.valueOf(hand.group(3)));
            duces.put(Side.WHITE, hand.group(2) == null ? 0 : Integer.parseInt(hand.group(2)));
            duces.put(Side.BLACK, hand.group(4) == null ? 0 : Integer.parseInt(hand.group(4)));
        }
        int quiet = fields[4].equals("-") ? 0 : Integer.parseInt(fields[4]);
        Map<Side, Movement> back = new EnumMap<>(Side.class);
        if (fields.length > 5) {
            String[] entries = fields[5].split(",", -1);
            readEntry(entries[0], toAct, back);
            readEntry(entries[1], toAct.opponent(), back);
        }
        return new SlowPosition(board, toAct, men, duces, fields[3], quiet, back);
    }

    private static void readEntry(String text, Side side, Map<Side, Movement> back) {
        if (!text.equals(".")) {
            Matcher move = match(LAST_MOVE, text);
            back.put(side, new Movement(Square.parse(move.group(1)), Square.parse(move.group(2))));
        }
    }

    private static Matcher match(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(text);
        }
        return matcher;
    }
}
