package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.SharedRules;

/** What the rules on the end of a game rest on, in each listed ruleset. */
final class EndGrounds {
    private EndGrounds() {}

    static Basis reduced(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated("A player reduced to only one piece left on the board has lost the game.");
            case SENECA, PISO -> grounds.stated("The game ends when one player is reduced to one counter");
            case FALKENER ->
                grounds.encoded("The text has a player \"hopelessly beaten\"; a player without a piece cannot move,"
                        + " and so loses in Ludii.");
            case KOWALSKI -> grounds.stated("Play continues until one player cannot move, and so loses.");
            case SEEGA, KHAREBGA ->
                grounds.ludii()
                        ? grounds.encodedAgainst(
                                "In Ludii one piece is too few. The text has a player win who captures all.")
                        : grounds.stated("captures all").also(Sources.LUDII.contradicts());
            default -> grounds.stated();
        };
    }

    static Basis blocked(Grounds grounds) {
        return switch (grounds.family()) {
            case SENECA, PISO -> grounds.stated();
            case FALKENER ->
                grounds.stated().also(Sources.LUDII).reading("The text has a player lose who \"locks himself in\".");
            case KOWALSKI -> grounds.stated("Play continues until one player cannot move, and so loses.");
            case KHAREBGA -> grounds.stated();
            default -> grounds.silentLikeLudii("The text does not speak of it.");
        };
    }

    static Basis passes(Grounds grounds) {
        Basis silent = grounds.silent("The text does not speak of it; with nobody able to move, nothing can change.");
        return grounds.isSchadler() ? silent.also(Sources.LUDII.contradicts()) : silent;
    }

    static Basis quiet(Grounds grounds) {
        return grounds.family() == Family.BELL
                ? grounds.stated()
                        .also(Sources.LUDII)
                        .reading("\"Thirty moves\" are read as single moves of both players together, as Ludii counts.")
                        .or("Thirty moves of each player.")
                : grounds.silent("The text does not speak of it.");
    }

    static Basis count(Grounds grounds) {
        return grounds.isLocusLudi()
                ? grounds.stated("the player who captured the most counters wins")
                        .reading("Who captured more has more pieces left, as both began with the same number.")
                : grounds.stated().reading("The dux counts.");
    }

    static Basis countEqual(Grounds grounds) {
        Basis silent = grounds.silent("The text does not speak of it. Ludii gives the game to player 2, a defect of its"
                        + " encoding.")
                .also(Sources.LUDII.contradicts());
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
                        grounds.stated().citations())
                : shared(SharedRules.endedFromOutside());
    }

    private static Basis shared(Rule rule) {
        return Basis.of(rule.evidence(), rule.reading(), rule.citations());
    }
}
