package io.github.lusoria.latrunculi;

/** A ruleset's options in the form that the bit engine computes with: masks instead of cases. */
final class BitRules {
    /** The squares of the board. */
    final long board;
    /** All ones where a piece of one's own can be leapt over, else 0; likewise below. */
    final long leapOwn;

    final long leapFreeEnemy;
    final long leapBoundEnemy;
    /** All ones where leaps can be joined. */
    final long severalLeaps;
    /** All ones where a move may not end between two enemies unless it traps. */
    final long entryForbidden;

    /** Whether a trap is one flag that any guard's going lifts. */
    final boolean flags;
    /** The number of pieces at which a player has lost; -1 for never. */
    final int loses;
    /** Whether a blocked player passes; else being blocked ends the game. */
    final boolean passes;
    /** Whether the end by being blocked is by count; else the blocked player loses. */
    final boolean blockedByCount;
    /** After how many quiet moves the game ends; 0 for never. */
    final int quiet;

    final boolean noReversal;
    final int men;

    BitRules(LatrunculiRules rules) {
        board = BitBoard.board(rules.ranks(), rules.files());
        leapOwn = mask(rules.leap() == LatrunculiRules.Leap.ANY || rules.leap() == LatrunculiRules.Leap.OWN_OR_TRAPPED);
        leapFreeEnemy = mask(rules.leap() == LatrunculiRules.Leap.ANY || rules.leap() == LatrunculiRules.Leap.ENEMY);
        leapBoundEnemy = mask(rules.leap() != LatrunculiRules.Leap.NONE);
        severalLeaps = mask(rules.leaps() == LatrunculiRules.Leaps.SEVERAL);
        entryForbidden = mask(rules.entry() == LatrunculiRules.Entry.ONLY_IF_IT_TRAPS);
        flags = rules.doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES;
        loses = rules.loses().orElse(-1);
        passes = rules.blocked() == LatrunculiRules.Blocked.PASS;
        blockedByCount = rules.blocked() == LatrunculiRules.Blocked.COUNT;
        quiet = rules.quiet();
        noReversal = rules.repetition() == LatrunculiRules.Repetition.NO_REVERSAL;
        men = rules.men();
    }

    private static long mask(boolean on) {
        return on ? -1L : 0;
    }
}
