/**
 * Rulesets, positions and moves of historical games, as immutable values.
 *
 * <p>A {@link io.github.lusoria.core.Ruleset} is one set of rules with a stable id. It makes
 * {@linkplain io.github.lusoria.core.Position positions}: values that know their legal moves, what a move leads to, and
 * whether the game is over. Nothing here is mutable, nothing draws random numbers by itself, and text written by
 * {@code toString} is read back by {@code parse}.
 *
 * <p>A whole program over any ruleset of the catalogue, chance and history included:
 *
 * <pre>{@code
 * Game<?, ?> game = Game.of(Rulesets.of("latrunculi/schadler-2001"));
 * Xoshiro256 random = Xoshiro256.of(42);
 * while (game.outcome().isEmpty()) {
 *     game = game.playRandom(random);
 * }
 * System.out.println(game.position() + " " + game.outcome().orElseThrow());
 * }</pre>
 *
 * <p>At a chance node (a throw of dice or sticks) the legal moves are the outcomes, each with an exact integer
 * {@linkplain io.github.lusoria.core.Position#weight(int) weight}; {@link io.github.lusoria.core.Game} and
 * {@link io.github.lusoria.core.Playouts} honour it. A {@link io.github.lusoria.core.Game} also knows what a rule of
 * repetition forbids, which a position alone cannot.
 *
 * <p>Every type of this package is immutable and safe to share between threads, except the generator
 * {@link io.github.lusoria.core.Xoshiro256}. Null arguments are refused with a {@link java.lang.NullPointerException};
 * text, set-ups, options and moves that are not acceptable with a {@link io.github.lusoria.core.RulesException}; every
 * other failure is a standard exception that the method names.
 */
@NullMarked
package io.github.lusoria.core;

import org.jspecify.annotations.NullMarked;
