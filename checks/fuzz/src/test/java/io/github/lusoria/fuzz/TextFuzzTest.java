package io.github.lusoria.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.InvalidRecordException;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.RulesException;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.HostileTexts;
import io.github.lusoria.latrunculi.Square;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Every reader of text, fed by a fuzzer that follows the branches they take: a text is read to a value that reads back
 * from its own text, or refused by an error of the library that says where and why.
 *
 * <p>In a usual build each test reads its corpus, the files in the resource folder {@code TextFuzzTestInputs} under its
 * name. With {@code JAZZER_FUZZ=1} the one test that is asked for makes up texts for as long as
 * {@code JAZZER_MAX_DURATION} says; an input that fails is put into the corpus.
 *
 * <p>A file begins with a letter that chooses one of {@link #RULESETS}, {@code A} for the first; but for {@link #ids} and {@link #records}.
 */
class TextFuzzTest {
    /** Every form of text of every game. New ones are added at the end, so that the corpus keeps its meaning. */
    private static final List<String> RULESETS = List.of(
            "latrunculi/schadler-2001",
            "latrunculi/schadler-2001@ludii",
            "latrunculi/schadler-1994?quiet=1000&repetition=NO_REVERSAL",
            "latrunculi/schadler-2001?blocked=COUNT&files=4&men=3&quiet=30&ranks=3",
            "latrunculi/schadler-2001?blocked=LOSS&men=4&ranks=2",
            "escaques/alfonso",
            "escaques/alfonso@stakes",
            "escaques/alfonso@ludii",
            "sigwaduqqan/houmt-al-arbah",
            "sigwaduqqan/houmt-al-arbah@evidence",
            "sigwaduqqan/houmt-al-arbah@ludii");

    private static final List<Target<?, ?>> TARGETS = RULESETS.stream()
            .<Target<?, ?>>map(id -> Target.of(Rulesets.of(id)))
            .toList();

    /** A ruleset with a position in the middle of a game. */
    private record Target<P extends Position<P, M>, M extends Move>(Ruleset<P, M> ruleset, P position) {
        static <P extends Position<P, M>, M extends Move> Target<P, M> of(Ruleset<P, M> ruleset) {
            return new Target<>(
                    ruleset,
                    Playouts.play(ruleset.initial(), Xoshiro256.of(1), 45).position());
        }

        void readPosition(String text) {
            HostileTexts.readsOrRefuses(text, ruleset::parse).ifPresent(position -> {
                for (int i = 0; i < position.legalMoveCount(); i++) {
                    P next = position.play(i);
                    if (!ruleset.parse(next.toString()).equals(next)) {
                        throw new AssertionError(position + " leads to " + next + ", which is read otherwise");
                    }
                }
                if (position.outcome().isPresent() != (position.legalMoveCount() == 0)) {
                    throw new AssertionError(position + " is over or not");
                }
            });
        }

        void readMove(String text) {
            HostileTexts.readsOrRefuses(text, ruleset::parseMove).ifPresent(move -> {
                if (!ruleset.action(ruleset.actionId(move)).equals(move)) {
                    throw new AssertionError(move + " is another action");
                }
            });
            HostileTexts.readsOrRefuses(text, position::parseMove).ifPresent(position::legality);
            try {
                position.play(text);
            } catch (RulesException refusal) {
                HostileTexts.isFair(refusal, text);
            }
        }

        void readOptions(String text) {
            Map<String, String> options = new TreeMap<>();
            for (String line : text.split("\n", -1)) {
                int equals = line.indexOf('=');
                options.put(line.substring(0, Math.max(0, equals)), line.substring(equals + 1));
            }
            try {
                Ruleset<P, M> changed = ruleset.with(options);
                if (!RulesetId.parse(changed.id().toString()).equals(changed.id())
                        || !Rulesets.of(changed.id()).equals(changed)) {
                    throw new AssertionError(changed + " is not found by its id");
                }
                Playouts.play(changed.initial(), Xoshiro256.of(1), 20);
            } catch (RulesException refusal) {
                HostileTexts.isFair(refusal, text);
            }
        }
    }

    private static Target<?, ?> target(String text) {
        return TARGETS.get(text.isEmpty() ? 0 : Math.floorMod(text.charAt(0) - 'A', TARGETS.size()));
    }

    private static String text(byte[] data) {
        return new String(data, StandardCharsets.UTF_8);
    }

    private static String rest(String text) {
        return text.isEmpty() ? text : text.substring(1);
    }

    @FuzzTest(maxDuration = "1m")
    void ids(byte[] data) {
        String text = text(data);
        HostileTexts.readsOrRefuses(text, RulesetId::parse);
        HostileTexts.readsOrRefuses(text, id -> Rulesets.of(id).id());
    }

    @FuzzTest(maxDuration = "1m")
    void positions(byte[] data) {
        String text = text(data);
        target(text).readPosition(rest(text));
    }

    @FuzzTest(maxDuration = "1m")
    void moves(byte[] data) {
        String text = text(data);
        target(text).readMove(rest(text));
        HostileTexts.readsOrRefuses(rest(text), Square::parse);
    }

    @FuzzTest(maxDuration = "1m")
    void options(byte[] data) {
        String text = text(data);
        target(text).readOptions(rest(text));
    }

    /** A file of records, read to its end; what is no UTF-8 comes as the replacement character. */
    @FuzzTest(maxDuration = "1m")
    void records(byte[] data) {
        String text = text(data);
        for (GameRecordFormat format : List.of(GameRecordFormat.STRICT, GameRecordFormat.LENIENT)) {
            HostileTexts.readsOrRefuses(text, format::parse);
            GameRecordReader reader = format.read(new StringReader(text));
            while (reader.hasNext()) {
                try {
                    GameRecord record = reader.next();
                    if (!GameRecord.parse(record.toString()).equals(record)) {
                        throw new AssertionError(record + " is read otherwise");
                    }
                } catch (InvalidRecordException refusal) {
                    HostileTexts.isFair(refusal, text);
                }
            }
        }
    }
}
