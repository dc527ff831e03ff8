package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RuleId;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.Optional;

/** What rules say about enclosing, trapping, capturing and removing, under any options. */
final class CatchStatements {
    private CatchStatements() {}

    private static boolean traps(LatrunculiRules rules) {
        return rules.capture() == Capture.TRAP;
    }

    private static Optional<Draft> ofTraps(
            LatrunculiRules rules, RuleId id, String title, String statement, String... keys) {
        return traps(rules) ? Draft.of(id, title, statement, keys).map(draft -> draft.in("capture")) : Optional.empty();
    }

    static Optional<Draft> enclosure(LatrunculiRules rules) {
        return Draft.of(
                LatrunculiRuleIds.ENCLOSURE,
                "One between two",
                "A piece is caught between two enemy pieces that stand directly beside it, on opposite sides.");
    }

    static Optional<Draft> arrival(LatrunculiRules rules) {
        String freed = traps(rules) ? ", or between enemies of which one becomes free again," : "";
        return Draft.of(
                        LatrunculiRuleIds.ARRIVAL,
                        "Who arrives catches",
                        "A piece is caught by an enemy that arrives beside it by a move; one that is placed or goes between two"
                                + " enemies by itself" + freed + " is not caught.")
                .map(draft -> draft.in("capture"));
    }

    static Optional<Draft> caught(LatrunculiRules rules) {
        return traps(rules)
                ? Draft.of(
                        LatrunculiRuleIds.TRAP,
                        "Trapping",
                        "A free piece that arrives traps every enemy piece that it encloses with another free piece of its"
                                + " side; the two are its guards.",
                        "capture")
                : Draft.of(
                        LatrunculiRuleIds.CAPTURE,
                        "Capturing",
                        "A piece that arrives captures every enemy piece that it encloses; all captured pieces leave the"
                                + " board at once.",
                        "capture",
                        "doubleTrap");
    }

    static Optional<Draft> bound(LatrunculiRules rules) {
        return ofTraps(
                rules,
                LatrunculiRuleIds.BOUND,
                "Trapped pieces",
                "A trapped piece stays on its square: it does not move and guards nothing, but it bars its square and"
                        + " counts as a piece on the board.",
                "capture");
    }

    static Optional<Draft> doubleTrap(LatrunculiRules rules) {
        return ofTraps(
                rules,
                LatrunculiRuleIds.DOUBLE_TRAP,
                "Trapped on both axes",
                rules.doubleTrap() == DoubleTrap.PAIRS
                        ? "A piece that is trapped by two pairs of guards stays trapped while one pair stands."
                        : "A trapped piece is freed by the first of the enemies that flank it in pairs to leave or be"
                                + " trapped, whatever the others do.",
                "doubleTrap");
    }

    static Optional<Draft> guardLeft(LatrunculiRules rules) {
        return ofTraps(
                rules,
                LatrunculiRuleIds.RELEASE_GUARD_LEFT,
                "Release when a guard leaves",
                "A trapped piece is free as soon as one of its two guards leaves its square.",
                "capture");
    }

    static Optional<Draft> guardTrapped(LatrunculiRules rules) {
        return ofTraps(
                rules,
                LatrunculiRuleIds.RELEASE_GUARD_TRAPPED,
                "Release when a guard is trapped",
                "A trapped piece is free at once when one of its two guards is itself trapped.",
                "capture");
    }

    static Optional<Draft> removal(LatrunculiRules rules) {
        String statement = !traps(rules)
                ? "Captured pieces are gone at once, so nothing is left to remove."
                : switch (rules.removal()) {
                    case INSTEAD -> "Instead of moving, a player may remove one trapped enemy piece from the board.";
                    case BEFORE_ONE ->
                        "While an enemy piece is trapped, a player first removes exactly one, which he"
                                + " chooses, and then moves in the same turn.";
                    case BEFORE_ANY -> "Before the move a player may remove any number of trapped enemy pieces.";
                };
        return Draft.of(LatrunculiRuleIds.REMOVAL, "Removing", statement, "removal")
                .map(draft -> draft.in("capture"));
    }

    static Optional<Draft> removalWhen(LatrunculiRules rules) {
        return ofTraps(
                rules,
                LatrunculiRuleIds.REMOVAL_WHEN,
                "How long a piece can be removed",
                "A trapped piece can be removed on any later turn, not on the next one only, while it is still trapped.",
                "capture");
    }

    static Optional<Draft> corner(LatrunculiRules rules) {
        String statement = switch (rules.corner()) {
            case NONE -> "A corner encloses nothing, and a piece in a corner cannot be caught.";
            case NEIGHBOURS -> "A piece in a corner is caught by enemies on both squares beside the corner.";
            case PARTNER ->
                "A corner square encloses like a piece of either side, occupied or not; a piece in a"
                        + " corner cannot be caught.";
        };
        return Draft.of(LatrunculiRuleIds.CORNER, "Corners", statement, "corner");
    }

    static Optional<Draft> again(LatrunculiRules rules) {
        String statement = switch (rules.again()) {
            case NONE -> "A capture gives no second move.";
            case MAY ->
                "A piece that captured may move again, again and again while it captures; the player may"
                        + " stop instead.";
            case MUST -> "A piece that captured has to move again if it can, again and again while it captures.";
        };
        return Draft.of(LatrunculiRuleIds.AGAIN, "Second moves", statement, "again");
    }
}
