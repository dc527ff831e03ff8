package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import java.util.Optional;

/** What rules say about the board, the pieces, and how a game starts, under any options. */
final class SetupStatements {
    private SetupStatements() {}

    static Optional<Draft> board(LatrunculiRules rules) {
        String statement = "The board has " + rules.ranks() + " ranks and " + rules.files() + " files, "
                + rules.squares() + " squares.";
        return Draft.of(LatrunculiRuleIds.BOARD, "The board", statement, "ranks", "files");
    }

    static Optional<Draft> men(LatrunculiRules rules) {
        String statement = "Each side has " + rules.men() + " men.";
        return Draft.of(LatrunculiRuleIds.MEN, "The men", statement, "men");
    }

    static Optional<Draft> dux(LatrunculiRules rules) {
        String caught = rules.capture() == Capture.TRAP ? "trapped" : "captured";
        String statement = rules.duces() == 0
                ? "All pieces are men; there is no dux."
                : rules.dux() == Dux.SAFE
                        ? "Each side also has one dux. It is never " + caught + ", but it encloses like a man."
                        : "Each side also has one dux. It is " + caught + " like a man, and encloses like one.";
        return Draft.of(LatrunculiRuleIds.DUX, "The dux", statement, "duces", "dux")
                .map(draft -> rules.duces() == 0 ? draft : draft.in("capture"));
    }

    static Optional<Draft> phases(LatrunculiRules rules) {
        String last = rules.duces() == 0 ? "" : " The dux is placed after the last man.";
        String statement = rules.placement() == Placement.ARRAY
                ? "All pieces stand on the board from the start, so none is placed."
                : "The pieces are placed on the empty board first, and nothing moves until all are placed." + last;
        return Draft.of(LatrunculiRuleIds.PHASES, "Placing and moving", statement, "placement")
                .map(draft -> rules.placement() == Placement.ARRAY ? draft : draft.in("duces"));
    }

    static Optional<Draft> placement(LatrunculiRules rules) {
        String pieces = switch (rules.placement()) {
            case ONE_BY_ONE -> "one piece each in turn";
            case TWO_BY_TWO -> "two men each in turn, one if only one is left,";
            case ARRAY -> "";
        };
        return pieces.isEmpty()
                ? Optional.empty()
                : Draft.of(
                        LatrunculiRuleIds.PLACEMENT,
                        "Placing",
                        "The players place " + pieces
                                + " on any vacant square that is not barred; nothing is caught by it.",
                        "placement",
                        "array");
    }

    static Optional<Draft> array(LatrunculiRules rules) {
        return rules.array()
                .flatMap(board -> Draft.of(
                                LatrunculiRuleIds.ARRAY,
                                "The array",
                                "A game starts with the board " + board
                                        + ", read from the highest rank to the first: M and m are"
                                        + " White's and Black's men"
                                        + (rules.duces() == 0 ? "." : ", D and d their duces."),
                                "placement",
                                "array")
                        .map(draft -> draft.in("duces")));
    }

    static Optional<Draft> barred(LatrunculiRules rules) {
        String statement = rules.barred()
                .map(square -> "Nothing may be placed on " + square + " while pieces are placed.")
                .orElse(
                        rules.placement() == Placement.ARRAY
                                ? "No square is barred, as nothing is placed."
                                : "No square is barred while pieces are placed.");
        return Draft.of(LatrunculiRuleIds.BARRED, "Barred squares", statement, "barred")
                .map(draft -> draft.in("placement"));
    }

    static Optional<Draft> firstPlayer(LatrunculiRules rules) {
        String statement = rules.placement() == Placement.ARRAY
                ? "White, player 1, moves first."
                : "White, player 1, places first and moves first.";
        return Draft.of(LatrunculiRuleIds.FIRST_PLAYER, "Who begins", statement).map(draft -> draft.in("placement"));
    }

    static Optional<Draft> turns(LatrunculiRules rules) {
        return Draft.of(
                LatrunculiRuleIds.TURNS, "Turns", "Two players take turns, and each moves pieces of his own only.");
    }
}
