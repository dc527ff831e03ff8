package io.github.lusoria.latrunculi;

import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.internal.Option;
import io.github.lusoria.core.internal.OptionTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The options of a ruleset by their keys. */
final class LatrunculiOptions {
    private static final int MOST_MEN = 96;
    private static final String NEVER = "NEVER";
    private static final String NONE = "-";

    private static final Option<LatrunculiRules, LatrunculiRules.Builder> ARRAY = new Option<>(
            "array",
            "the board that a game starts with, under placement=ARRAY",
            List.of("a board text", NONE),
            rules -> rules.array().orElse(NONE),
            (builder, value) -> {
                builder.arrayText(value.equals(NONE) ? Optional.empty() : Optional.of(value));
                return true;
            },
            new Option.Refusal("array", "{0} is the text of a board or -, not {1}", List.of()));

    private static final Option<LatrunculiRules, LatrunculiRules.Builder> BARRED = new Option<>(
            "barred",
            "a square where nothing may be placed while pieces are placed",
            List.of("a square", NONE),
            rules -> rules.barred().map(Square::toString).orElse(NONE),
            (builder, value) -> {
                if (value.equals(NONE)) {
                    builder.noneBarred();
                    return true;
                }
                Optional<Square> square = square(value);
                square.ifPresent(builder::barred);
                return square.isPresent();
            },
            new Option.Refusal("square", "{0} is a square such as d4, or - for none, not {1}", List.of()));

    private static final Option<LatrunculiRules, LatrunculiRules.Builder> LOSES = new Option<>(
            "loses",
            "the number of pieces at which a player is reduced and the game ends",
            List.of("0.." + MOST_MEN, NEVER),
            rules -> rules.loses().isPresent() ? Integer.toString(rules.loses().getAsInt()) : NEVER,
            (builder, value) -> {
                if (value.equals(NEVER)) {
                    builder.neverReduced();
                    return true;
                }
                OptionalInt number = Option.wholeNumber(value, MOST_MEN);
                number.ifPresent(builder::losesAt);
                return number.isPresent();
            },
            new Option.Refusal(
                    "number-or-never",
                    "{0} is a whole number from {2} to {3} without leading zeros, or {4}, not {1}",
                    List.of("0", Integer.toString(MOST_MEN), NEVER)));

    static final OptionTable<LatrunculiRules, LatrunculiRules.Builder> TABLE = new OptionTable<>(
            Latrunculi.GAME,
            LatrunculiRules::toBuilder,
            LatrunculiRules.Builder::build,
            List.of(
                    Option.number(
                            "ranks",
                            "the number of ranks",
                            2,
                            12,
                            LatrunculiRules::ranks,
                            LatrunculiRules.Builder::ranks),
                    Option.number(
                            "files",
                            "the number of files",
                            2,
                            16,
                            LatrunculiRules::files,
                            LatrunculiRules.Builder::files),
                    Option.number(
                            "men",
                            "the number of men a side",
                            2,
                            96,
                            LatrunculiRules::men,
                            LatrunculiRules.Builder::men),
                    Option.number(
                            "duces",
                            "the number of duces a side",
                            0,
                            1,
                            LatrunculiRules::duces,
                            LatrunculiRules.Builder::duces),
                    Option.words(
                            "placement",
                            "how the pieces come onto the board",
                            LatrunculiRules.Placement.class,
                            LatrunculiRules::placement,
                            LatrunculiRules.Builder::placement),
                    ARRAY,
                    BARRED,
                    Option.words(
                            "walk",
                            "how far a piece goes over vacant squares",
                            LatrunculiRules.Walk.class,
                            LatrunculiRules::walk,
                            LatrunculiRules.Builder::walk),
                    Option.words(
                            "directions",
                            "in which directions pieces move and capture",
                            LatrunculiRules.Directions.class,
                            LatrunculiRules::directions,
                            LatrunculiRules.Builder::directions),
                    Option.words(
                            "leap",
                            "which adjacent pieces may be leapt over",
                            LatrunculiRules.Leap.class,
                            LatrunculiRules::leap,
                            LatrunculiRules.Builder::leap),
                    Option.words(
                            "leapers",
                            "which pieces leap",
                            LatrunculiRules.Leapers.class,
                            LatrunculiRules::leapers,
                            LatrunculiRules.Builder::leapers),
                    Option.words(
                            "leaps",
                            "whether a turn has one leap or may join several",
                            LatrunculiRules.Leaps.class,
                            LatrunculiRules::leaps,
                            LatrunculiRules.Builder::leaps),
                    Option.words(
                            "leapt",
                            "whether a piece can be captured by the very move that leapt over it",
                            LatrunculiRules.Leapt.class,
                            LatrunculiRules::leapt,
                            LatrunculiRules.Builder::leapt),
                    Option.words(
                            "capture",
                            "what happens to a piece that an enemy encloses",
                            LatrunculiRules.Capture.class,
                            LatrunculiRules::capture,
                            LatrunculiRules.Builder::capture),
                    Option.words(
                            "doubleTrap",
                            "what frees a piece that is trapped on both axes",
                            LatrunculiRules.DoubleTrap.class,
                            LatrunculiRules::doubleTrap,
                            LatrunculiRules.Builder::doubleTrap),
                    Option.words(
                            "removal",
                            "when a trapped piece is removed",
                            LatrunculiRules.Removal.class,
                            LatrunculiRules::removal,
                            LatrunculiRules.Builder::removal),
                    Option.words(
                            "corner",
                            "what a corner is good for",
                            LatrunculiRules.Corner.class,
                            LatrunculiRules::corner,
                            LatrunculiRules.Builder::corner),
                    Option.words(
                            "entry",
                            "whether a move may end between two enemy pieces",
                            LatrunculiRules.Entry.class,
                            LatrunculiRules::entry,
                            LatrunculiRules.Builder::entry),
                    Option.words(
                            "dux",
                            "whether a dux can be trapped or captured",
                            LatrunculiRules.Dux.class,
                            LatrunculiRules::dux,
                            LatrunculiRules.Builder::dux),
                    Option.words(
                            "again",
                            "whether a piece that captured moves again",
                            LatrunculiRules.Again.class,
                            LatrunculiRules::again,
                            LatrunculiRules.Builder::again),
                    LOSES,
                    Option.words(
                            "blocked",
                            "what happens when the player to act has no legal action",
                            LatrunculiRules.Blocked.class,
                            LatrunculiRules::blocked,
                            LatrunculiRules.Builder::blocked),
                    Option.number(
                            "quiet",
                            "after how many single moves without a capture or removal the game ends and more pieces win, 0 for never",
                            0,
                            LatrunculiRules.MAX_QUIET,
                            LatrunculiRules::quiet,
                            LatrunculiRules.Builder::quiet),
                    Option.words(
                            "repetition",
                            "what is said about moving back and forth and about positions that come again",
                            LatrunculiRules.Repetition.class,
                            LatrunculiRules::repetition,
                            LatrunculiRules.Builder::repetition)));

    private LatrunculiOptions() {}

    private static Optional<Square> square(String text) {
        try {
            return Optional.of(Square.parse(text));
        } catch (NotationException e) {
            return Optional.empty();
        }
    }
}
