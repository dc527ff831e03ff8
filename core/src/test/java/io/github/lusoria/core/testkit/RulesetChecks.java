package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.RulesException;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * What a ruleset itself must satisfy, one method a fact: identity, options, actions, texts, and how its positions compare
 * with those of other rulesets.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class RulesetChecks<P extends Position<P, M>, M extends Move> {
    private static final long SEED = 20010102;

    private final Ruleset<P, M> ruleset;
    private final SampleGames<P, M> games;
    private final int odd;
    private final Report report;

    RulesetChecks(Ruleset<P, M> ruleset, SampleGames<P, M> games, int size) {
        this.ruleset = ruleset;
        this.games = games;
        odd = Math.max(20, size);
        report = new Report(ruleset);
    }

    /** The ruleset has a title, a version and traits, and is a value by its id. */
    public void rulesetIsAValue() {
        assertThat(ruleset.title())
                .as("title of %s", report.name())
                .isNotBlank()
                .doesNotContain("\n", "\r");
        assertThat(ruleset.version()).as("version of %s", report.name()).isPositive();
        assertThat(ruleset.traits()).as("traits of %s", report.name()).isEqualTo(ruleset.traits());
        assertThat(ruleset.actionCount())
                .as("action count of %s", report.name())
                .isPositive();
        Ruleset<P, M> same = ruleset.with(Map.of());
        assertThat(same)
                .as("%s without changes", report.name())
                .isEqualTo(ruleset)
                .hasSameHashCodeAs(ruleset);
        assertThat(ruleset)
                .as("%s is equal to", report.name())
                .isEqualTo(ruleset)
                .isNotEqualTo(null)
                .isNotEqualTo(ruleset.id())
                .isNotEqualTo(ruleset.id().toString());
    }

    /** The id is text that parses back, to this ruleset where the catalogue lists it. */
    public void idParsesBack() {
        RulesetId id = ruleset.id();
        assertThat(RulesetId.parse(id.toString())).as("id of %s", report.name()).isEqualTo(id);
        Map<String, String> changed = new HashMap<>();
        for (RuleOption option : ruleset.options()) {
            if (option.isChanged()) {
                changed.put(option.name(), option.value());
            }
        }
        assertThat(changed).as("options in the id of %s", report.name()).isEqualTo(id.options());
        Rulesets.find(id.base()).ifPresent(listed -> {
            assertThat(listed.id()).as("id of the listed ruleset").isEqualTo(id.base());
            Ruleset<?, ?> found = Rulesets.of(id.toString());
            assertThat((Object) found)
                    .as("%s from the catalogue", report.name())
                    .isEqualTo(ruleset)
                    .hasSameHashCodeAs(ruleset);
        });
    }

    /** Options apply, and what is no option or value is refused, all at once. */
    public void optionsAreSound() {
        Map<String, String> values = new HashMap<>();
        for (RuleOption option : ruleset.options()) {
            String what = report.name() + " option " + option;
            assertThat(values.put(option.name(), option.value()))
                    .as("%s is there twice", what)
                    .isNull();
            assertThat(option.description()).as("description of %s", what).isNotBlank();
            assertThat(option.values()).as("values of %s", what).isNotEmpty().doesNotHaveDuplicates();
            assertThat(ruleset.with(option.name(), option.value())).as(what).isEqualTo(ruleset);
            for (String value : candidates(option)) {
                checkOption(option, value);
            }
            Throwable unreadable = catchThrowable(() -> ruleset.with(option.name(), "~"));
            assertThat(unreadable).as("%s set to ~", what).isInstanceOf(InvalidRulesetException.class);
        }
        assertThat(ruleset.options()).as("options of %s, again", report.name()).isEqualTo(ruleset.options());
        assertThat(ruleset.with(values))
                .as("%s with all its options", report.name())
                .isEqualTo(ruleset);
        InvalidRulesetException unknown =
                (InvalidRulesetException) catchThrowable(() -> ruleset.with(Map.of("noSuch", "1", "norSuch", "2")));
        assertThat(unknown).as("%s with unknown options", report.name()).isNotNull();
        assertThat(unknown.violations())
                .as("%s with unknown options", report.name())
                .hasSizeGreaterThanOrEqualTo(2);
        assertThat(catchThrowable(() -> ruleset.with("noSuch", "1")))
                .as("%s with an unknown option", report.name())
                .isInstanceOf(InvalidRulesetException.class);
    }

    private void checkOption(RuleOption option, String value) {
        String what = report.name() + " with " + option.name() + "=" + value;
        Optional<Ruleset<P, M>> other = other(option.name(), value);
        if (other.isEmpty()) {
            return;
        }
        Ruleset<P, M> changed = other.get();
        Map<String, String> values = new HashMap<>();
        changed.options().forEach(each -> values.put(each.name(), each.value()));
        assertThat(values).as(what).containsEntry(option.name(), value);
        assertThat(changed.id().base())
                .as("base of %s", what)
                .isEqualTo(ruleset.id().base());
        assertThat(RulesetId.parse(changed.id().toString()))
                .as("id of %s", what)
                .isEqualTo(changed.id());
        assertThat(changed.equals(ruleset))
                .as("%s is equal to %s", what, report.name())
                .isEqualTo(value.equals(option.value()));
        assertThat(ruleset.with(values)).as("%s by all its options", what).isEqualTo(changed);
    }

    /** Values of an option that can be tried without knowing the game: its words, and the ends of its ranges. */
    private static Set<String> candidates(RuleOption option) {
        Set<String> candidates = new LinkedHashSet<>();
        candidates.add(option.defaultValue());
        for (String value : option.values()) {
            if (value.matches("-?[0-9]+\\.\\.-?[0-9]+")) {
                candidates.addAll(Arrays.asList(value.split("\\.\\.")));
            } else if (value.matches("[A-Z0-9_]+|true|false")) {
                candidates.add(value);
            }
        }
        return candidates;
    }

    /** The ruleset with another value, unless it contradicts the rest. */
    private Optional<Ruleset<P, M>> other(String option, String value) {
        try {
            return Optional.of(ruleset.with(option, value));
        } catch (InvalidRulesetException contradiction) {
            assertThat(contradiction.violations())
                    .as("%s with %s=%s", report.name(), option, value)
                    .isNotEmpty();
            return Optional.empty();
        }
    }

    /** The initial position is nobody's win, and always the same. */
    public void initialPositionIsAStart() {
        P initial = ruleset.initial();
        assertThat(initial.outcome())
                .as("outcome of the start of %s", report.name())
                .isEmpty();
        assertThat(initial.legalMoveCount())
                .as("moves at the start of %s", report.name())
                .isPositive();
        assertThat(ruleset.initial()).as("start of %s, again", report.name()).isEqualTo(initial);
    }

    /** Every action has one number and every number one action, and both have one text. */
    public void actionIdsAreABijection() {
        int count = ruleset.actionCount();
        Set<M> actions = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (int id = 0; id < count; id++) {
            M action = ruleset.action(id);
            String text = action.toString();
            String what = report.name() + ": action " + id + ", " + text;
            report.require(ruleset.actionId(action) == id, what + " has the id " + ruleset.actionId(action));
            report.require(actions.add(action), what + " is there twice");
            report.require(texts.add(text), what + ": its text is there twice");
            report.require(Report.isOneWord(text), what + " is not one word of ASCII");
            M parsed = ruleset.parseMove(text);
            report.require(parsed.equals(action), what + " parses as " + parsed);
            report.require(parsed.hashCode() == action.hashCode(), what + " parses with another hash code");
            report.require(parsed.toString().equals(text), what + " parses as " + parsed);
        }
        M first = ruleset.action(0);
        assertThat(Report.saysEqual(first, null))
                .as("%s: %s equals null", report.name(), first)
                .isFalse();
        assertThat((Object) first)
                .as("%s: a move equals its text", report.name())
                .isNotEqualTo(first.toString());
        Report.refusesIndexes(
                "action of " + report.name(), ruleset::action, -1, count, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Null arguments are refused with the name of the parameter, by every method that takes an argument. */
    public void nullIsRefused() {
        refusesNull(() -> ruleset.parse(null), "parse", "text");
        refusesNull(() -> ruleset.parseMove(null), "parseMove", "text");
        refusesNull(() -> ruleset.actionId(null), "actionId", "move");
        refusesNull(() -> ruleset.with(null), "with", "options");
        refusesNull(() -> ruleset.with(null, "1"), "with", "option");
        refusesNull(() -> ruleset.with("noSuch", null), "with", "value");
        List<P> game = games.game(0);
        for (P position : List.of(game.get(0), game.get(game.size() - 1))) {
            refusesNull(() -> position.isLegal(null), "isLegal", "move");
            refusesNull(() -> position.legality(null), "legality", "move");
            refusesNull(() -> position.play((M) null), "play", "move");
            refusesNull(() -> position.play((String) null), "play", "move", "text");
            refusesNull(() -> position.parseMove(null), "parseMove", "text");
            refusesNull(() -> position.explain(null), "explain", "move");
        }
    }

    private void refusesNull(ThrowingCallable call, String method, String... parameters) {
        Throwable thrown = catchThrowable(call);
        String what = report.name() + ": " + method + " of null " + String.join(" or ", parameters);
        assertThat(thrown).as(what).isInstanceOf(NullPointerException.class);
        assertThat(thrown.getMessage()).as(what + " names the parameter").isIn((Object[]) parameters);
    }

    /** Texts of any length and content are either refused in a few words of ASCII, or read and written back. */
    public void oddTextsAreRefused() {
        List<P> game = games.game(0);
        List<String> positions = List.of(
                game.get(0).toString(),
                game.get(game.size() / 2).toString(),
                game.get(game.size() - 1).toString());
        for (String text : OddTexts.around(positions, SEED, odd)) {
            String what = report.name() + ": position " + OddTexts.show(text);
            refusesOrReads(what, () -> {
                P read = ruleset.parse(text);
                assertThat(ruleset.parse(read.toString())).as(what).isEqualTo(read);
            });
        }
        P middle = game.get(game.size() / 2);
        List<String> moves = new ArrayList<>();
        middle.legalMoves().stream().limit(20).forEach(move -> moves.add(move.toString()));
        for (int i = 0; i < 20; i++) {
            moves.add(ruleset.action(i * (ruleset.actionCount() - 1) / 20).toString());
        }
        for (String text : OddTexts.around(moves, SEED, odd)) {
            String what = report.name() + ": move " + OddTexts.show(text);
            refusesOrReads(what, () -> {
                M read = ruleset.parseMove(text);
                assertThat(ruleset.parseMove(read.toString())).as(what).isEqualTo(read);
            });
            refusesOrReads(what + " in position " + middle, () -> {
                M read = middle.parseMove(text);
                assertThat(ruleset.parseMove(read.toString())).as(what).isEqualTo(read);
            });
            refusesOrReads(what + " played in position " + middle, () -> middle.play(text));
        }
    }

    private static void refusesOrReads(String what, ThrowingCallable call) {
        Throwable thrown = catchThrowable(call);
        if (thrown instanceof AssertionError error) {
            throw error;
        }
        if (thrown != null) {
            assertThat(thrown).as(what).isInstanceOf(RulesException.class);
            String message = thrown.getMessage();
            assertThat(Report.isPrintable(message))
                    .as("%s: is the message ASCII? %s", what, message)
                    .isTrue();
            assertThat(message.length())
                    .as("%s: length of the message %s", what, message)
                    .isBetween(1, 2000);
        }
    }

    /** A position is not equal to one of another ruleset, though texts and hashes may be. */
    public void otherRulesetsDiffer() {
        int others = 0;
        int otherCodes = 0;
        for (RuleOption option : ruleset.options()) {
            for (String value : candidates(option)) {
                Optional<Ruleset<P, M>> other = other(option.name(), value);
                if (value.equals(option.value()) || other.isEmpty()) {
                    continue;
                }
                others++;
                otherCodes += other.get().hashCode() == ruleset.hashCode() ? 0 : 1;
                for (P position : games.game(0).subList(0, 2)) {
                    Optional<P> twin = readBy(other.get(), position);
                    twin.ifPresent(same -> {
                        report.require(
                                !position.equals(same),
                                "equal to one of " + other.get().id(),
                                position);
                        report.require(
                                position.hash64() == same.hash64(), "hash64 depends on " + option.name(), position);
                    });
                }
            }
        }
        // rulesets are keys of hash tables
        assertThat(2 * otherCodes)
                .as("hash codes of rulesets other than %s", report.name())
                .isGreaterThanOrEqualTo(others);
    }

    private Optional<P> readBy(Ruleset<P, M> other, P position) {
        try {
            P read = other.parse(position.toString());
            return Optional.of(read).filter(same -> same.toString().equals(position.toString()));
        } catch (RulesException notOfThatRuleset) {
            return Optional.empty();
        }
    }

    /** With another rule about positions that come again, a position has the same moves, and they lead to the same. */
    public void repetitionChangesNoPosition() {
        List<String> rules = IntStream.range(0, Repetition.values().length)
                .mapToObj(i -> Repetition.values()[i].name())
                .toList();
        for (RuleOption option : ruleset.options()) {
            if (!option.name().equals("repetition") || !rules.contains(option.value())) {
                continue;
            }
            for (String value : option.values()) {
                Optional<Ruleset<P, M>> other = rules.contains(value) ? other("repetition", value) : Optional.empty();
                other.ifPresent(changed -> {
                    assertThat(changed.repetition())
                            .as("%s of %s", changed.id(), report.name())
                            .hasToString(value);
                    games.game(1).forEach(position -> {
                        P same = changed.parse(position.toString());
                        report.require(
                                same.legalMoves().equals(position.legalMoves()),
                                "other moves under " + value,
                                position);
                        report.require(
                                same.outcome().equals(position.outcome()), "another outcome under " + value, position);
                    });
                });
            }
        }
    }
}
