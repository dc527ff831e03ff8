package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.SharedRules;

/** What the rules on the end of a game rest on, in each listed ruleset. */
final class EndGrounds {
    private static final String WHO_CAPTURED_MORE =
            "Who captured more has more pieces left, as both began with the same number.";

    private EndGrounds() {}

    static Basis reduced(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated("A player reduced to only one piece left on the board has lost the game.");
            case SENECA -> grounds.stated();
            case PISO -> grounds.stated("The game ends when one player is reduced to one counter");
            case FALKENER ->
                grounds.encoded("The text has a player \"hopelessly beaten\"; a player without a piece cannot move,"
                        + " and so loses in Ludii.");
            case KOWALSKI -> grounds.stated("Play continues until one player cannot move, and so loses.");
            case SEEGA, KHAREBGA ->
                grounds.ludii()
                        ? grounds.encodedAgainst(
                                "captures all",
                                "In Ludii one piece is too few. The text has a player win who captures all.")
                        : grounds.statedBeyondPlay("captures all")
                                .also(grounds.encoding().contradicts());
            default -> grounds.statedBeyondPlay();
        };
    }

    static Basis blocked(Grounds grounds) {
        return switch (grounds.family()) {
            case SENECA, PISO -> grounds.statedBeyondPlay();
            case FALKENER ->
                grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading("The text has a player lose who \"locks himself in\".");
            case KOWALSKI -> grounds.stated("Play continues until one player cannot move, and so loses.");
            case KHAREBGA -> grounds.stated();
            default -> grounds.silentLikeLudii("The text does not speak of it.");
        };
    }

    static Basis passes(Grounds grounds) {
        Basis silent = grounds.silent("The text does not speak of it; with nobody able to move, nothing can change.");
        return grounds.isSchadler() ? silent.also(grounds.encoding().contradicts()) : silent;
    }

    static Basis quiet(Grounds grounds) {
        return grounds.family() == Family.BELL
                ? grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading("\"Thirty moves\" are read as single moves of both players together, as Ludii counts.")
                        .or("Thirty moves of each player.")
                : grounds.silent("The text does not speak of it.");
    }

    static Basis count(Grounds grounds) {
        return switch (grounds.family()) {
            case SENECA ->
                grounds.stated("the player who captured the most counters wins").reading(WHO_CAPTURED_MORE);
            case PISO -> grounds.stated().reading(WHO_CAPTURED_MORE);
            default -> grounds.stated().reading("The dux counts.");
        };
    }

    static Basis countEqual(Grounds grounds) {
        Basis silent = grounds.silent("The text does not speak of it. Ludii gives the game to player 2, a defect of its"
                        + " encoding.")
                .also(grounds.encoding().contradicts());
        return grounds.isLocusLudi() ? silent.also(Sources.REIMPLEMENTATION) : silent;
    }

    static Basis over(Grounds grounds) {
        return shared(SharedRules.gameOver());
    }

    static Basis outside(Grounds grounds) {
        return grounds.family() == Family.FALKENER
                ? Basis.of(
                        Evidence.ASSUMED,
                        "The text has a player \"hopelessly beaten\", which is read as giving the game up.",
                        grounds.statedBeyondPlay().citations())
                : shared(SharedRules.endedFromOutside());
    }

    private static Basis shared(Rule rule) {
        return Basis.of(rule.evidence(), rule.reading(), rule.citations());
    }
}
