/**
 * A second, slow model of Sig wa Duqqan, written from the specification alone, that the engine is compared with.
 *
 * <p>It knows the players and the Ghoula as objects, walks step by step, reads and writes position texts by itself, and
 * shares with the engine only the options of a ruleset. "Spec" in its comments is the project's specification of Sig wa
 * Duqqan; where that is silent they name {@code docs/sig-wa-duqqan.md} ("rulebook") or {@code docs/formats.md}
 * ("formats").
 */
package io.github.lusoria.sigwaduqqan.slow;
