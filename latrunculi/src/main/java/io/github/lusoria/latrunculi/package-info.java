/**
 * Ludus Latrunculorum, the Roman game of soldiers, in the reconstructions of scholars.
 *
 * <p>{@link io.github.lusoria.latrunculi.Latrunculi} lists the rulesets. Each differs from the others by the values of
 * {@link io.github.lusoria.latrunculi.LatrunculiRules}, and a ruleset of one's own derives from a listed one:
 *
 * <pre>{@code
 * LatrunculiRuleset ruleset = Latrunculi.schadler2001().with("men", "20");
 * LatrunculiPosition position = ruleset.initial().play("@c4").play("@c5");
 * }</pre>
 *
 * <p>A position is text that is read back, such as {@code 8/8/8/8/8/8/2Mm-M3/m6m b - move -}: the ranks from the
 * highest, the side to act, the men in hand, the phase, and the quiet moves where they count.
 */
@NullMarked
package io.github.lusoria.latrunculi;

import org.jspecify.annotations.NullMarked;
