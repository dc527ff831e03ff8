package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.testkit.SlowGame;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import java.util.Optional;

/**
 * Ludus Latrunculorum in the words of the slow game: boards are compared by their text with marks and hands, and what
 * becomes of a player whom repetition blocks is written as text (spec section 0: no legal action, superko records).
 *
 * @param rules the rules
 * @param plain the same ruleset without a rule of repetition
 */
record SuperkoWords(LatrunculiRules rules, LatrunculiRuleset plain)
        implements SlowGame.Words<LatrunculiPosition, LatrunculiMove> {
    static SuperkoWords of(LatrunculiRuleset ruleset) {
        return new SuperkoWords(ruleset.definition(), ruleset.with("repetition", "NONE"));
    }

    /** A slow game of a ruleset from its start. */
    static SlowGame<LatrunculiPosition, LatrunculiMove> slow(LatrunculiRuleset ruleset) {
        return slow(ruleset, ruleset.initial().toString());
    }

    /** A slow game of a ruleset from a position. */
    static SlowGame<LatrunculiPosition, LatrunculiMove> slow(LatrunculiRuleset ruleset, String start) {
        SuperkoWords words = of(ruleset);
        Repetition repetition =
                Repetition.valueOf(ruleset.definition().repetition().name());
        return SlowGame.from(words.plain.parse(start), repetition, words);
    }

    @Override
    public String board(LatrunculiPosition position) {
        String[] fields = position.toString().split(" ");
        return fields[0] + " " + fields[2];
    }

    @Override
    public Optional<LatrunculiMove> pass() {
        return rules.blocked() == Blocked.PASS ? Optional.of(LatrunculiMove.PASS) : Optional.empty();
    }

    @Override
    public LatrunculiPosition blocked(LatrunculiPosition position) {
        String[] fields = position.toString().split(" ");
        String other = fields[1].equals("w") ? "b" : "w";
        if (rules.blocked() == Blocked.PASS) {
            String quiet = rules.quiet() == 0 ? "-" : Integer.toString(Integer.parseInt(fields[4]) + 1);
            boolean tooQuiet = quiet.equals(Integer.toString(rules.quiet()));
            String again = fields[3].equals("passed") ? "over:draw:passes" : "passed";
            String phase = tooQuiet ? "over:" + more(fields[0]) + ":quiet" : again;
            return plain.parse(fields[0] + " " + other + " - " + phase + " " + quiet);
        }
        String winner = rules.blocked() == Blocked.LOSS ? other : more(fields[0]);
        return plain.parse(fields[0] + " " + fields[1] + " - over:" + winner + ":blocked " + fields[4]);
    }

    /** Who has more men on a board. */
    private static String more(String board) {
        long white = board.chars().filter(c -> c == 'M').count();
        long black = board.chars().filter(c -> c == 'm').count();
        return white == black ? "draw" : white > black ? "w" : "b";
    }
}
