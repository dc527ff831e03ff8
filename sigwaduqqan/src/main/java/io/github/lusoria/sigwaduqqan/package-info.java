/**
 * Sig wa Duqqan, the race of pilgrims from Houmt al-Arbah on Djerba.
 *
 * <p>Players walk from the house of the Ghoula along a track of twenty squares to the Ka'aba, by throws of four sticks.
 * A sig, one white side up, frees them from the first square; seven sigs free them from the fifteenth; who is beyond moves
 * the Ghoula, which goes out to catch those behind, drags them back and buries them. Nobody ever has a choice: every
 * position is a chance node.
 *
 * <p>{@link io.github.lusoria.sigwaduqqan.SigWaDuqqan} lists the rulesets. Each differs from the others by the values of
 * {@link io.github.lusoria.sigwaduqqan.SigRules}, and a ruleset of one's own derives from a listed one:
 *
 * <pre>{@code
 * SigRuleset ruleset = SigWaDuqqan.houmtAlArbah().withPlayers(4).with("arrival", "STOP");
 * SigPosition position = ruleset.initial().play("1").play("4");
 * System.out.println(position + ", weight of a sig " + position.weight(1) + "/" + position.totalWeight());
 * Rational turns = LoneWalk.of(ruleset).expectedTurns(Pilgrim.at(15), 16);
 * }</pre>
 *
 * <p>A position is text that is read back, such as {@code 6/1*}{@code /1*}{@code /1* G1 1}: the pilgrims by seat, the
 * Ghoula, and the seat to throw.
 */
@NullMarked
package io.github.lusoria.sigwaduqqan;

import org.jspecify.annotations.NullMarked;
