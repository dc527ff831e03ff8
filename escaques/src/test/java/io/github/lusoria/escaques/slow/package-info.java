/**
 * A second, slow model of Los Escaques, written from the specification alone, that the engine is compared with.
 *
 * <p>It moves planets space by space, counts signs on its fingers, reads and writes position texts by itself, and shares
 * with the engine only the options of a ruleset and the moves. "Spec" in its comments is the project's specification of
 * Los Escaques; where that is silent they name {@code docs/escaques.md} ("rulebook") or {@code docs/formats.md}
 * ("formats").
 */
package io.github.lusoria.escaques.slow;
