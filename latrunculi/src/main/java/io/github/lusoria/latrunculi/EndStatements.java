package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What rules say about how a game ends, under any options. */
final class EndStatements {
    private EndStatements() {}

    static Optional<Draft> reduced(LatrunculiRules rules) {
        return Draft.of(LatrunculiRuleIds.END_REDUCED, "Few pieces", reducedStatement(rules), "loses")
                .map(draft -> rules.loses().isEmpty() ? draft : draft.in("capture", "blocked"));
    }

    private static String reducedStatement(LatrunculiRules rules) {
        if (rules.loses().isEmpty()) {
            return "No number of pieces ends the game.";
        }
        int number = rules.loses().getAsInt();
        boolean traps = rules.capture() == Capture.TRAP;
        String left = number == 0 ? "no piece" : number == 1 ? "one piece" : number + " pieces";
        if (!traps && number > 0) {
            left += number == 1 ? " or none" : " or fewer"; // a capture may take several
        }
        String rest = left + (traps && number > 0 ? ", free or trapped," : "");
        String taken = traps ? "a removal" : "a capture";
        return rules.blocked() == Blocked.COUNT
                ? "The game ends when " + taken + " leaves a player with " + left
                        + (traps && number > 0 ? ", free or trapped" : "") + ", and is then decided by count."
                : "A player whom " + taken + " leaves with " + rest + " has lost.";
    }

    static Optional<Draft> blocked(LatrunculiRules rules) {
        String statement = switch (rules.blocked()) {
            case PASS -> "A player who has no legal action passes, and the game goes on.";
            case LOSS -> "A player who is to act and has no legal action has lost.";
            case COUNT -> "The game ends when the player to act has no legal action, and is decided by count.";
        };
        return Draft.of(LatrunculiRuleIds.END_BLOCKED, "No legal action", statement, "blocked");
    }

    static Optional<Draft> passes(LatrunculiRules rules) {
        return rules.blocked() == Blocked.PASS
                ? Draft.of(
                        LatrunculiRuleIds.END_PASSES,
                        "Nobody can move",
                        "When both players in a row have to pass, the game is drawn.",
                        "blocked")
                : Optional.empty();
    }

    static Optional<Draft> quiet(LatrunculiRules rules) {
        String taken = rules.capture() == Capture.TRAP ? "a removal" : "a capture";
        String statement = switch (rules.quiet()) {
            case 0 -> "Moves without " + taken + " are not counted.";
            case 1 ->
                "After a single move of either player without " + taken + " the game ends, and is decided by count.";
            default ->
                "After " + rules.quiet() + " single moves in a row of both players without " + taken
                        + " the game ends, and is decided by count.";
        };
        return Draft.of(LatrunculiRuleIds.END_QUIET, "Quiet moves", statement, "quiet")
                .map(draft -> draft.in("capture"));
    }

    static Optional<Draft> count(LatrunculiRules rules) {
        return ofCounting(
                rules,
                LatrunculiRuleIds.COUNT,
                "The count",
                "A game that is decided by count is won by the player with more pieces left.");
    }

    static Optional<Draft> countEqual(LatrunculiRules rules) {
        return ofCounting(rules, LatrunculiRuleIds.COUNT_EQUAL, "Equal counts", "Equal numbers of pieces are a draw.");
    }

    private static Optional<Draft> ofCounting(LatrunculiRules rules, RuleId id, String title, String statement) {
        List<String> keys = new ArrayList<>();
        if (rules.blocked() == Blocked.COUNT) {
            keys.add("blocked");
        }
        if (rules.quiet() > 0) {
            keys.add("quiet");
        }
        return keys.isEmpty() ? Optional.empty() : Optional.of(new Draft(id, title, statement, keys, List.of()));
    }

    static Optional<Draft> over(LatrunculiRules rules) {
        return shared(SharedRules.gameOver());
    }

    static Optional<Draft> outside(LatrunculiRules rules) {
        return shared(SharedRules.endedFromOutside());
    }

    private static Optional<Draft> shared(Rule rule) {
        return Draft.of(rule.id(), rule.title(), rule.statement());
    }
}
