package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Rational;
import io.github.lusoria.core.internal.Option;
import io.github.lusoria.core.internal.OptionTable;
import java.util.List;
import java.util.OptionalInt;

/** The options of a ruleset by their keys. */
final class SigOptions {
    private static final Option.Refusal FRACTION = new Option.Refusal(
            "fraction",
            "{0} is a fraction above 0 and below 1 with a denominator of at most {2}, such as 1/2, not {1}",
            List.of(Integer.toString(SigRules.MOST_DENOMINATOR)));

    static final OptionTable<SigRules, SigRules.Builder> TABLE = new OptionTable<>(
            SigWaDuqqan.GAME,
            SigRules::toBuilder,
            SigRules.Builder::build,
            List.of(
                    Option.number(
                            "players",
                            "the number of players",
                            2,
                            SigRules.MOST_PLAYERS,
                            SigRules::players,
                            (b, v) -> b.players(v)),
                    Option.words(
                            "arrival",
                            "what happens to a throw that leads beyond the fifteenth square",
                            SigRules.Arrival.class,
                            SigRules::arrival,
                            SigRules.Builder::arrival),
                    Option.words(
                            "seventhSig",
                            "what the seventh sig on the fifteenth square does",
                            SigRules.SeventhSig.class,
                            SigRules::seventhSig,
                            SigRules.Builder::seventhSig),
                    Option.words(
                            "sigCount",
                            "what becomes of the sigs of a player who is dragged away from the fifteenth square",
                            SigRules.SigCount.class,
                            SigRules::sigCount,
                            SigRules.Builder::sigCount),
                    Option.words(
                            "ghoulaStart",
                            "where the Ghoula stands before its first step",
                            SigRules.GhoulaStart.class,
                            SigRules::ghoulaStart,
                            SigRules.Builder::ghoulaStart),
                    Option.words(
                            "ghoulaCatch",
                            "where the Ghoula catches: on every square that it reaches or where its walk ends",
                            SigRules.GhoulaCatch.class,
                            SigRules::ghoulaCatch,
                            SigRules.Builder::ghoulaCatch),
                    Option.words(
                            "drag",
                            "whether a player who is caught is dragged back step by step or lost at once",
                            SigRules.Drag.class,
                            SigRules::drag,
                            SigRules.Builder::drag),
                    Option.truth(
                            "draggedMayMove",
                            "whether a player who is being dragged may walk away by his own throw",
                            SigRules::draggedMayMove,
                            SigRules.Builder::draggedMayMove),
                    Option.truth(
                            "sharedSquareCatches",
                            "whether a player who walks onto the Ghoula's square is caught",
                            SigRules::sharedSquareCatches,
                            SigRules.Builder::sharedSquareCatches),
                    Option.words(
                            "stayers",
                            "what happens to players still on square 1 when the Ghoula leaves it for the first time",
                            SigRules.Stayers.class,
                            SigRules::stayers,
                            SigRules.Builder::stayers),
                    Option.number(
                            "zeroAtKaaba",
                            "how many squares the Ghoula goes for a 0 of a player on the Ka'aba",
                            0,
                            SigRules.MOST_STEPS,
                            SigRules::zeroAtKaaba,
                            (b, v) -> b.zeroAtKaaba(v)),
                    Option.words("end", "when the game ends", SigRules.End.class, SigRules::end, SigRules.Builder::end),
                    new Option<>(
                            "whiteProbability",
                            "the probability of one stick to fall white side up, a fraction",
                            List.of("1/" + SigRules.MOST_DENOMINATOR + ".."
                                    + (SigRules.MOST_DENOMINATOR - 1)
                                    + "/"
                                    + SigRules.MOST_DENOMINATOR),
                            rules -> rules.whiteProbability().toString(),
                            SigOptions::setProbability,
                            FRACTION)));

    private SigOptions() {}

    /** A fraction such as 1/2, which need not be in lowest terms. */
    private static boolean setProbability(SigRules.Builder builder, String text) {
        int slash = text.indexOf('/');
        OptionalInt white = wholeNumber(text.substring(0, Math.max(0, slash)));
        OptionalInt all = wholeNumber(text.substring(slash + 1));
        if (white.isEmpty() || all.isEmpty() || all.getAsInt() == 0) {
            return false;
        }
        builder.whiteProbability(Rational.of(white.getAsInt(), all.getAsInt()));
        return true;
    }

    private static OptionalInt wholeNumber(String text) {
        return Option.wholeNumber(text, SigRules.MOST_DENOMINATOR);
    }
}
