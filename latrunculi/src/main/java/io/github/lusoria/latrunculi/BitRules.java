package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapers;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapt;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;

/** A ruleset's options in the form that the engine computes with: sets and switches instead of cases. */
final class BitRules {
    /** The squares of the board. */
    final long board;
    /** Where a piece may be placed. */
    final long placeable;
    /** All squares where a piece of one's own can be leapt over, else none; likewise below. */
    final long leapOwn;

    final long leapFreeEnemy;
    final long leapBoundEnemy;
    /** Whether leaps can be joined. */
    final boolean several;
    /** All squares where leaps can be joined, else none. */
    final long severalLeaps;
    /** Whether leaps are single and may end on any vacant square; nothing is left out for going straight back. */
    final boolean plainLeaps;
    /** Whether a move may not end between two enemies unless it traps. */
    final boolean entry;
    /**
     * Whether a companion that alone excuses an entry can always leap in itself: over the enemy between, which is free.
     */
    final boolean excuseLeapsIn;

    final boolean enclosesCorners;
    /** The corners, where two neighbours enclose a piece in a corner, else none. */
    final long enclosedCorners;
    /** The corners, where a corner encloses like a piece, else none. */
    final long enclosingCorners;

    /** Whether pieces only walk and may end on any vacant square: no leaps, no rule of entry. */
    final boolean plain;

    /** Whether where a move ends, or how leaps are joined, depends on all of a position's pieces: see {@link BitMobility}. */
    final boolean joint;

    final boolean slide;
    /** In how many directions pieces go: 4 or 8. */
    final int directions;

    final boolean duxLeapsOnly;
    final boolean leaptSpared;
    /** Whether enclosed pieces are trapped; else they are captured. */
    final boolean traps;
    /** Whether a trap is one flag that any guard's going lifts. */
    final boolean flags;

    final Removal removal;
    final boolean duxSafe;
    final boolean again;
    final boolean againCompulsory;
    /** The number of pieces at which a player is reduced; -1 for never. */
    final int loses;
    /** Whether a blocked player passes; else being blocked ends the game. */
    final boolean passes;
    /** Whether the end by being blocked or reduced is by count; else that player loses. */
    final boolean byCount;
    /** After how many quiet moves the game ends; 0 for never. */
    final int quiet;

    final boolean noReversal;
    final boolean twoByTwo;
    final int men;
    final int duces;

    BitRules(LatrunculiRules rules) {
        board = BitBoard.board(rules.ranks(), rules.files());
        placeable = rules.barred().isPresent()
                ? board & ~BitBoard.bit(rules.barred().get())
                : board;
        leapOwn = all(rules.leap() == Leap.ANY || rules.leap() == Leap.OWN_OR_TRAPPED);
        leapFreeEnemy = all(rules.leap() == Leap.ANY || rules.leap() == Leap.ENEMY);
        leapBoundEnemy = all(rules.leap() != Leap.NONE);
        several = rules.leaps() == Leaps.SEVERAL;
        severalLeaps = all(several);
        plainLeaps = rules.leap() != Leap.NONE
                && rules.leaps() == Leaps.ONE
                && rules.entry() == Entry.SAFE
                && rules.repetition() != Repetition.NO_REVERSAL;
        entry = rules.entry() == Entry.ONLY_IF_IT_TRAPS;
        excuseLeapsIn = (rules.leap() == Leap.ANY || rules.leap() == Leap.ENEMY)
                && rules.leapers() == Leapers.ALL
                && rules.again() == LatrunculiRules.Again.NONE;
        long corners = BitBoard.bit(new Square(1, 1))
                | BitBoard.bit(new Square(rules.files(), 1))
                | BitBoard.bit(new Square(1, rules.ranks()))
                | BitBoard.bit(new Square(rules.files(), rules.ranks()));
        enclosesCorners = rules.corner() == Corner.NEIGHBOURS;
        enclosedCorners = rules.corner() == Corner.NEIGHBOURS ? corners : BitBoard.EMPTY;
        enclosingCorners = rules.corner() == Corner.PARTNER ? corners : BitBoard.EMPTY;
        plain = rules.leap() == Leap.NONE && rules.entry() == Entry.SAFE;
        slide = rules.walk() == Walk.SLIDE;
        directions = rules.directions() == Directions.ALL ? 8 : 4;
        joint = directions == 4 && !plain && !plainLeaps;
        duxLeapsOnly = rules.leapers() == Leapers.DUX;
        leaptSpared = rules.leapt() == Leapt.SPARED;
        traps = rules.capture() == Capture.TRAP;
        flags = rules.doubleTrap() == DoubleTrap.ANY_GUARD_FREES;
        removal = rules.removal();
        duxSafe = rules.dux() == Dux.SAFE;
        again = rules.again() != LatrunculiRules.Again.NONE;
        againCompulsory = rules.again() == LatrunculiRules.Again.MUST;
        loses = rules.loses().orElse(-1);
        passes = rules.blocked() == Blocked.PASS;
        byCount = rules.blocked() == Blocked.COUNT;
        quiet = rules.quiet();
        noReversal = rules.repetition() == Repetition.NO_REVERSAL;
        twoByTwo = rules.placement() == Placement.TWO_BY_TWO;
        men = rules.men();
        duces = rules.duces();
    }

    private static long all(boolean on) {
        return on ? BitBoard.ALL : BitBoard.EMPTY;
    }
}
