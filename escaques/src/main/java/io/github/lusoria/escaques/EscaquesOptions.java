package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Option;
import io.github.lusoria.core.internal.OptionTable;
import java.util.List;

/** The options of a ruleset by their keys. */
final class EscaquesOptions {
    static final OptionTable<EscaquesRules, EscaquesRules.Builder> TABLE = new OptionTable<>(
            Escaques.GAME,
            EscaquesRules::toBuilder,
            EscaquesRules.Builder::build,
            List.of(
                    Option.words(
                            "conjunction",
                            "what a conjunction is worth to the planet that enters",
                            EscaquesRules.Conjunction.class,
                            EscaquesRules::conjunction,
                            EscaquesRules.Builder::conjunction),
                    Option.words(
                            "payment",
                            "who pays the points: the bank, or the seat of the aspected planet",
                            EscaquesRules.Payment.class,
                            EscaquesRules::payment,
                            EscaquesRules.Builder::payment),
                    Option.words(
                            "crossing",
                            "which of the signs that one throw enters are scored",
                            EscaquesRules.Crossing.class,
                            EscaquesRules::crossing,
                            EscaquesRules.Builder::crossing),
                    Option.words(
                            "signOrder",
                            "whether moving planets meet the signs in zodiac order or against it",
                            EscaquesRules.SignOrder.class,
                            EscaquesRules::signOrder,
                            EscaquesRules.Builder::signOrder),
                    Option.words(
                            "rings",
                            "whether the Moon moves on the innermost ring or on the outermost",
                            EscaquesRules.Rings.class,
                            EscaquesRules::rings,
                            EscaquesRules.Builder::rings),
                    Option.words(
                            "start",
                            "whether the planets start in signs of their own or all in Aries",
                            EscaquesRules.Start.class,
                            EscaquesRules::start,
                            EscaquesRules.Builder::start),
                    Option.words(
                            "throwUse",
                            "whether a planet goes the whole throw or as many of its spaces as the player chooses",
                            EscaquesRules.ThrowUse.class,
                            EscaquesRules::throwUse,
                            EscaquesRules.Builder::throwUse),
                    Option.number(
                            "initialScore",
                            "the score that every seat starts with, in points",
                            -EscaquesRules.MAX_INITIAL_SCORE,
                            EscaquesRules.MAX_INITIAL_SCORE,
                            EscaquesRules::initialScore,
                            EscaquesRules.Builder::initialScore),
                    Option.words(
                            "end",
                            "what ends the game besides the round limit",
                            EscaquesRules.End.class,
                            EscaquesRules::end,
                            EscaquesRules.Builder::end),
                    Option.number(
                            "rounds",
                            "after how many rounds the game ends, 0 for no limit where it has another end",
                            0,
                            EscaquesRules.MAX_ROUNDS,
                            EscaquesRules::rounds,
                            EscaquesRules.Builder::rounds),
                    Option.number(
                            "target",
                            "the score that ends the game with end=SCORE_TARGET, in points; 0 with other ends",
                            0,
                            EscaquesRules.MAX_TARGET,
                            EscaquesRules::target,
                            EscaquesRules.Builder::target)));

    private EscaquesOptions() {}
}
