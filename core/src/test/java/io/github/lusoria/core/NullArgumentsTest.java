package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Null is refused by name wherever core takes an argument. */
class NullArgumentsTest {
    private static final List<String> NO_TEXTS = List.of();
    private static final SortedMap<String, String> NO_OPTIONS = Collections.emptySortedMap();
    private static final Message WHY = Message.of("toy.why", "why");
    private static final Position<Race.RacePosition, Race.RaceMove> START = Race.STANDARD.initial();
    private static final Legality.Illegal ILLEGAL = new Legality.Illegal(RuleId.GAME_OVER, WHY);
    private static final Game<Race.RacePosition, Race.RaceMove> GAME = Game.of(Race.STANDARD);
    private static final RulesetId ID = RulesetId.of("toy", "race");

    private final Map<String, ThrowingCallable> calls = new TreeMap<>();

    private void refuses(String method, String parameter, ThrowingCallable call) {
        calls.put(method + " " + parameter, call);
    }

    @TestFactory
    Stream<DynamicTest> nullIsRefusedWithTheNameOfTheParameter() {
        refuses("RuleId", "value", () -> new RuleId(null));
        refuses("Message", "key", () -> new Message(null, "", NO_TEXTS));
        refuses("Message", "pattern", () -> new Message("toy.why", null, NO_TEXTS));
        refuses("Message", "arguments", () -> new Message("toy.why", "", null));
        refuses("Message.of", "key", () -> Message.of(null, ""));
        refuses("Message.of", "pattern", () -> Message.of("toy.why", null));
        refuses("Message.of", "arguments", () -> Message.of("toy.why", "", (Object[]) null));
        refuses("Message.of(..., null)", "argument", () -> Message.of("toy.why", "", 1, null));
        refuses("Message.fill", "translation", () -> WHY.fill(null));
        refuses("Illegal", "rule", () -> new Legality.Illegal(null, WHY));
        refuses("Illegal", "reason", () -> new Legality.Illegal(RuleId.GAME_OVER, null));
        Rule.Builder rule = Rule.builder(RuleId.GAME_OVER, "Title", "Statement.");
        refuses("Rule.builder", "id", () -> Rule.builder(null, "", ""));
        refuses("Rule.builder", "title", () -> Rule.builder(RuleId.GAME_OVER, null, ""));
        refuses("Rule.builder", "statement", () -> Rule.builder(RuleId.GAME_OVER, "", null));
        refuses("Rule.Builder.evidence", "value", () -> rule.evidence(null));
        refuses("Rule.Builder.citing", "sources", () -> rule.citing(null));
        refuses("Rule.Builder.reading", "words", () -> rule.reading(null));
        refuses("Rule.Builder.statement", "words", () -> rule.statement(null));
        refuses("Rule.Builder.alternative", "alternative", () -> rule.alternative((Rule.Alternative) null));
        refuses("Alternative", "statement", () -> new Rule.Alternative(null, NO_TEXTS, List.of()));
        refuses("Alternative", "options", () -> new Rule.Alternative("Other.", null, List.of()));
        refuses("Alternative", "citations", () -> new Rule.Alternative("Other.", NO_TEXTS, null));
        Citation citation = Citation.of("Author", "2001", "Work");
        refuses("Citation.of", "author", () -> Citation.of(null, "2001", "Work"));
        refuses("Citation.of", "year", () -> Citation.of("Author", null, "Work"));
        refuses("Citation.of", "work", () -> Citation.of("Author", "2001", null));
        refuses("Citation.at", "place", () -> citation.at(null));
        refuses("Citation.link", "address", () -> citation.link(null));
        refuses("Citation.consulted", "consulted", () -> citation.consulted(null, ""));
        refuses("Citation.consulted", "note", () -> citation.consulted(Citation.Consulted.SEEN, null));
        refuses("Citation.quoting", "words", () -> citation.quoting(null));
        refuses("Dossier.builder", "name", () -> Dossier.builder(null, "Summary."));
        refuses("Dossier.builder", "summary", () -> Dossier.builder("Name", null));
        Dossier.Builder dossier = Dossier.builder("Name", "Summary.");
        refuses("Dossier.Builder.period", "words", () -> dossier.period(null));
        refuses("Dossier.Builder.region", "words", () -> dossier.region(null));
        refuses("Dossier.Builder.place", "words", () -> dossier.place(null));
        refuses("Dossier.Builder.category", "words", () -> dossier.category(null));
        refuses("Dossier.Builder.evidence", "value", () -> dossier.evidence(null));
        refuses("Dossier.Builder.sources", "works", () -> dossier.sources(null));
        refuses("SharedRules.repetition", "repetition", () -> SharedRules.repetition(null));
        refuses("Ruleset.rule", "id", () -> Race.STANDARD.rule(null));
        refuses("Outcome", "termination", () -> new Outcome(null, List.of(1)));
        refuses("Outcome", "payoffs", () -> new Outcome(TicTacToe.Ending.LINED, null));
        refuses("Traits", "longestGame", () -> new Traits(2, false, true, true, -1, 1, null));
        refuses("RuleOption", "name", () -> new RuleOption(null, "", NO_TEXTS, "", ""));
        refuses("RuleOption", "description", () -> new RuleOption("", null, NO_TEXTS, "", ""));
        refuses("RuleOption", "values", () -> new RuleOption("", "", null, "", ""));
        refuses("RuleOption", "value", () -> new RuleOption("", "", NO_TEXTS, null, ""));
        refuses("RuleOption", "defaultValue", () -> new RuleOption("", "", NO_TEXTS, "", null));
        refuses("Transition", "position", () -> new Transition<>(null, List.of()));
        refuses("Transition", "events", () -> new Transition<>("", null));
        refuses("Playout", "position", () -> new Playout<Race.RacePosition>(null, Optional.empty(), 0, 0));
        refuses("Playout", "outcome", () -> new Playout<>(Race.STANDARD.initial(), null, 0, 0));
        refuses("WhenBlocked", "pass", () -> new WhenBlocked<>(null, Race.STANDARD.initial()));
        refuses(
                "WhenBlocked",
                "position",
                () -> new WhenBlocked<>(Optional.<Race.RaceMove>empty(), (Race.RacePosition) null));
        refuses("Game.from", "start", () -> Game.from((Race.RacePosition) null));
        refuses("Game.of", "ruleset", () -> Game.of((Race) null));
        refuses("Game.play(String)", "text", () -> GAME.play((String) null));
        refuses("Game.play(M)", "move", () -> GAME.play((Race.RaceMove) null));
        refuses("Game.legality", "move", () -> GAME.legality(null));
        refuses("Game.isLegal", "move", () -> GAME.isLegal(null));
        refuses("Game.playRandom", "random", () -> GAME.playRandom(null));
        refuses("Game.adjudicate", "payoffs", () -> GAME.adjudicate(null));
        GameRecord record = GameRecord.of(GAME);
        refuses("GameRecord.of", "game", () -> GameRecord.of(null));
        refuses("GameRecord.parse", "text", () -> GameRecord.parse(null));
        refuses("GameRecord.game", "ruleset", () -> record.game((Race) null));
        refuses("GameRecord.tag", "name", () -> record.tag(null));
        refuses("GameRecord.withTag", "name", () -> record.withTag(null, ""));
        refuses("GameRecord.withTag", "value", () -> record.withTag("Event", null));
        refuses("GameRecord.withoutTag", "name", () -> record.withoutTag(null));
        refuses("GameRecord.withComment", "text", () -> record.withComment(0, null));
        refuses("GameRecordFormat.parse", "text", () -> GameRecordFormat.STRICT.parse(null));
        refuses("GameRecordFormat.read", "source", () -> GameRecordFormat.STRICT.read(null));
        refuses("GameRecordFormat.withRulesets", "others", () -> GameRecordFormat.STRICT.withRulesets(null));
        refuses(
                "InvalidRecordException",
                "problem",
                () -> new InvalidRecordException(1, 1, 1, 0, null, null, null, null));
        refuses("Rational.of", "numerator", () -> Rational.of(null, BigInteger.ONE));
        refuses("Rational.of", "denominator", () -> Rational.of(BigInteger.ONE, null));
        refuses("Rational.plus", "other", () -> Rational.ONE.plus(null));
        refuses("Rational.minus", "other", () -> Rational.ONE.minus(null));
        refuses("Rational.times", "other", () -> Rational.ONE.times(null));
        refuses("Rational.dividedBy", "other", () -> Rational.ONE.dividedBy(null));
        refuses("Rational.compareTo", "other", () -> Rational.ONE.compareTo(null));
        refuses("PlayoutSummary", "terminations", () -> summary(null, List.of()));
        refuses("PlayoutSummary", "seats", () -> summary(new TreeMap<>(), null));
        refuses(
                "PlayoutSummary.plus",
                "other",
                () -> summary(new TreeMap<>(), List.of()).plus(null));
        refuses("RulesetId", "game", () -> new RulesetId(null, "race", "", NO_OPTIONS));
        refuses("RulesetId", "name", () -> new RulesetId("toy", null, "", NO_OPTIONS));
        refuses("RulesetId", "reading", () -> new RulesetId("toy", "race", null, NO_OPTIONS));
        refuses("RulesetId", "options", () -> new RulesetId("toy", "race", "", null));
        refuses("RulesetId.of", "game", () -> RulesetId.of(null, "race"));
        refuses("RulesetId.of", "name", () -> RulesetId.of("toy", null));
        refuses("RulesetId.parse", "text", () -> RulesetId.parse(null));
        refuses("RulesetId.withOptions", "others", () -> ID.withOptions(null));
        refuses("Rulesets.of(String)", "id", () -> Rulesets.of((String) null));
        refuses("Rulesets.of(RulesetId)", "id", () -> Rulesets.of((RulesetId) null));
        refuses("Rulesets.find", "id", () -> Rulesets.find(null));
        refuses("Perft.count", "position", () -> Perft.count(null, 1));
        refuses("Perft.divide", "position", () -> Perft.divide((Race.RacePosition) null, 1));
        refuses("Playouts.play", "start", () -> Playouts.play((Race.RacePosition) null, Xoshiro256.of(1), 1));
        refuses("Playouts.play", "random", () -> Playouts.play(START, null, 1));
        refuses("Playouts.choose", "position", () -> Playouts.choose(null, Xoshiro256.of(1)));
        refuses("Playouts.choose", "random", () -> Playouts.choose(START, null));
        refuses("Playouts.summarize", "start", () -> Playouts.summarize(null, 1, 0, 1, 1));
        refuses(
                "IllegalMoveException",
                "position",
                () -> throwing(new IllegalMoveException(null, Race.Go.GO, ILLEGAL)));
        refuses("IllegalMoveException", "move", () -> throwing(new IllegalMoveException(START, null, ILLEGAL)));
        refuses(
                "IllegalMoveException",
                "illegality",
                () -> throwing(new IllegalMoveException(START, Race.Go.GO, null)));
        refuses("InvalidRulesetException", "violations", () -> throwing(new InvalidRulesetException(null)));
        refuses("InvalidSetupException", "violations", () -> throwing(new InvalidSetupException(null)));
        refuses("NotationException", "text", () -> throwing(new NotationException(null, 0, "")));
        refuses("NotationException", "expected", () -> throwing(new NotationException("", 0, null)));
        refuses("UnknownRulesetException", "id", () -> throwing(new UnknownRulesetException(null, NO_TEXTS)));
        refuses("UnknownRulesetException", "nearest", () -> throwing(new UnknownRulesetException("", null)));
        return calls.entrySet().stream()
                .map(call -> DynamicTest.dynamicTest(
                        call.getKey(),
                        () -> assertThatThrownBy(call.getValue())
                                .isInstanceOf(NullPointerException.class)
                                .hasMessage(
                                        call.getKey().substring(call.getKey().lastIndexOf(' ') + 1))));
    }

    /** What a ruleset inherits when it does not say otherwise. */
    @TestFactory
    Stream<DynamicTest> defaultMethodsRefuseNullToo() {
        Ruleset<FaultyNim.Pile, FaultyNim.Take> nim = FaultyNim.with(FaultyNim.Fault.NONE);
        refuses("Position.play(String)", "text", () -> nim.initial().play((String) null));
        refuses("Position.parseMove", "text", () -> nim.initial().parseMove(null));
        refuses("Ruleset.with", "option", () -> new MinimalRuleset().with(null, "1"));
        refuses("Ruleset.with", "value", () -> new MinimalRuleset().with("noSuch", null));
        return calls.entrySet().stream()
                .map(call -> DynamicTest.dynamicTest(
                        call.getKey(),
                        () -> assertThatThrownBy(call.getValue())
                                .isInstanceOf(NullPointerException.class)
                                .hasMessage(
                                        call.getKey().substring(call.getKey().lastIndexOf(' ') + 1))));
    }

    @Test
    void nullsInsideOfCollectionsAreRefused() {
        List<Message> messages = new ArrayList<>();
        messages.add(null);
        List<Integer> payoffs = new ArrayList<>();
        payoffs.add(null);
        List<String> texts = new ArrayList<>();
        texts.add(null);
        Map<String, String> options = new HashMap<>();
        options.put("men", null);
        for (ThrowingCallable call : List.<ThrowingCallable>of(
                () -> throwing(new InvalidSetupException(messages)),
                () -> throwing(new InvalidRulesetException(messages)),
                () -> new Outcome(TicTacToe.Ending.LINED, payoffs),
                () -> new Message("toy.why", "", texts),
                () -> new RuleOption("", "", texts, "", ""),
                () -> ID.withOptions(options))) {
            assertThatThrownBy(call).isInstanceOf(NullPointerException.class);
        }
    }

    private static PlayoutSummary summary(SortedMap<String, Long> terminations, List<PlayoutSummary.Seat> seats) {
        return new PlayoutSummary(0, 0, 0, 0, 0, 0, 0, terminations, seats);
    }

    private static void throwing(RulesException constructed) {
        throw constructed;
    }

    /** A ruleset that overrides no default method. */
    private static final class MinimalRuleset implements Ruleset<Race.RacePosition, Race.RaceMove> {
        @Override
        public RulesetId id() {
            return ID;
        }

        @Override
        public int version() {
            return 1;
        }

        @Override
        public String title() {
            return "Minimal";
        }

        @Override
        public Traits traits() {
            return new Traits(1, false, true, false, 0, 0, OptionalInt.empty());
        }

        @Override
        public Race.RacePosition initial() {
            return Race.STANDARD.initial();
        }

        @Override
        public Race.RacePosition parse(String text) {
            return Race.STANDARD.parse(text);
        }

        @Override
        public Race.RaceMove parseMove(String text) {
            return Race.STANDARD.parseMove(text);
        }

        @Override
        public int actionCount() {
            return 1;
        }

        @Override
        public int actionId(Race.RaceMove move) {
            return 0;
        }

        @Override
        public Race.RaceMove action(int id) {
            return Race.Go.GO;
        }

        @Override
        public List<Rule> rules() {
            return Race.STANDARD.rules();
        }

        @Override
        public Dossier dossier() {
            return Race.STANDARD.dossier();
        }

        @Override
        public List<RuleOption> options() {
            return List.of();
        }

        @Override
        public Ruleset<Race.RacePosition, Race.RaceMove> with(Map<String, String> options) {
            return this;
        }
    }
}
