/**
 * A second, slow model of the rules, written from the specification alone, that the engine is compared
 * with.
 *
 * <p>It knows squares, pieces and guard pairs as objects, walks leaps square by square, and shares with the engine only
 * the public values: squares, sides, moves and options. "Spec" in its comments is the project's specification of Ludus
 * Latrunculorum.
 */
package io.github.lusoria.latrunculi.slow;
