package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapers;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapt;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import java.util.Optional;

/** What rules say about moving, and what restricts it, under any options. */
final class MoveStatements {
    private MoveStatements() {}

    static Optional<Draft> vacancy(LatrunculiRules rules) {
        return Draft.of(
                LatrunculiRuleIds.VACANCY,
                "Vacant squares",
                "A square holds one piece, so a piece is placed on, and moves to, vacant squares only.");
    }

    static Optional<Draft> directions(LatrunculiRules rules) {
        String lines = rules.directions() == Directions.ALL ? "ranks, files and diagonals" : "ranks and files";
        return Draft.of(
                LatrunculiRuleIds.DIRECTIONS,
                "Directions",
                "Pieces move and enclose along " + lines + ".",
                "directions");
    }

    static Optional<Draft> walk(LatrunculiRules rules) {
        return rules.walk() == Walk.STEP
                ? Draft.of(LatrunculiRuleIds.STEP, "Steps", "A piece steps to an adjacent square.", "walk")
                : Draft.of(
                        LatrunculiRuleIds.SLIDE,
                        "Slides",
                        "A piece slides any number of vacant squares in a line.",
                        "walk");
    }

    static Optional<Draft> leap(LatrunculiRules rules) {
        String over = switch (rules.leap()) {
            case NONE -> "";
            case ANY -> "one adjacent piece of either side";
            case OWN_OR_TRAPPED ->
                rules.capture() == Capture.TRAP
                        ? "one adjacent piece of its own side, or one adjacent trapped enemy,"
                        : "one adjacent piece of its own side";
            case ENEMY -> "one adjacent enemy piece";
        };
        String who = rules.leapers() == Leapers.ALL ? "A piece" : "The dux, and no other piece,";
        return over.isEmpty()
                ? Draft.of(LatrunculiRuleIds.LEAP, "Leaps", "Pieces do not leap.", "leap", "leapers", "leapt")
                : Draft.of(
                                LatrunculiRuleIds.LEAP,
                                "Leaps",
                                who + " may leap over " + over + " to the vacant square directly behind.",
                                "leap",
                                "leapers")
                        .map(draft -> rules.leap() == Leap.OWN_OR_TRAPPED ? draft.in("capture") : draft);
    }

    static Optional<Draft> severalLeaps(LatrunculiRules rules) {
        String statement = rules.leaps() == Leaps.SEVERAL
                ? "A move may join any number of leaps of one piece, in any directions, and end after any of them, but"
                        + " the piece comes to no square twice."
                : rules.leap() == Leap.NONE
                        ? "No leaps are joined, as there are none."
                        : "A move has one leap at most; leaps are not joined.";
        return Draft.of(LatrunculiRuleIds.SEVERAL_LEAPS, "Several leaps", statement, "leaps")
                .map(draft -> rules.leaps() == Leaps.SEVERAL ? draft : draft.in("leap"));
    }

    static Optional<Draft> finalSquare(LatrunculiRules rules) {
        return rules.leaps() == Leaps.ONE
                ? Optional.empty()
                : Draft.of(
                        LatrunculiRuleIds.FINAL_SQUARE,
                        "Several leaps are one move",
                        "Several leaps are judged as one move: what they free, catch and may not do depends on the squares"
                                + " where the move starts and ends, not on those between.",
                        "leaps");
    }

    static Optional<Draft> leapt(LatrunculiRules rules) {
        String statement = rules.leapt() == Leapt.SPARED
                ? "A piece that is leapt over stays where it is, and is not caught by that very move."
                : "The move that leaps over a piece may catch it like any other; where corner squares enclose, so does a"
                        + " corner that the leaping piece left.";
        return rules.leap() == Leap.NONE
                ? Optional.empty()
                : Draft.of(LatrunculiRuleIds.LEAPT, "The piece leapt over", statement, "leapt")
                        .map(draft -> draft.in("leap"));
    }

    static Optional<Draft> entry(LatrunculiRules rules) {
        String statement = rules.entry() == Entry.SAFE
                ? "A piece may move between two enemy pieces, and nothing happens to it."
                : "A move may not end between two enemy pieces, free or trapped, unless it newly traps an enemy piece.";
        return Draft.of(LatrunculiRuleIds.ENTRY, "Moving between two enemies", statement, "entry");
    }

    static Optional<Draft> pass(LatrunculiRules rules) {
        String statement = rules.blocked() == Blocked.PASS
                ? "A player passes only when nothing else is legal, and then has to."
                : "Nobody passes.";
        return Draft.of(LatrunculiRuleIds.PASS, "Passing", statement, "blocked");
    }

    static Optional<Draft> noReversal(LatrunculiRules rules) {
        return rules.repetition() == Repetition.NO_REVERSAL
                ? Draft.of(
                        LatrunculiRuleIds.NO_REVERSAL,
                        "No move straight back",
                        "The piece that a player moved on his previous turn may not go straight back to the square that it"
                                + " left.",
                        "repetition")
                : Optional.empty();
    }

    static Optional<Draft> repetition(LatrunculiRules rules) {
        Rule shared = SharedRules.repetition(LatrunculiRuleset.ofPositions(rules.repetition()));
        if (rules.repetition() == Repetition.NO_REVERSAL) {
            String statement =
                    "Except by moves straight back, positions may come again in a game as often as the players like.";
            return Draft.of(shared.id(), shared.title(), statement, "repetition");
        }
        return Draft.of(shared.id(), shared.title(), shared.statement(), "repetition");
    }
}
