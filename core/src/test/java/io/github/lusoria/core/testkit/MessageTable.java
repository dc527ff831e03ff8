package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What a game says to its players, as a table: for each kind of illegal move, set-up or options the rule, the key and the
 * English sentence. The table is a text resource of entries separated by empty lines, with {@code #} before comments:
 *
 * <pre>
 * ruleset  latrunculi/schadler-2001
 * position m6m/8/8/3M4/2m1m3/8/8/8 w - move -
 * move     d5-d4
 * rule     latrunculi.entry
 * key      latrunculi.between
 * says     d4 lies between two enemies on c4 and e4, and the move traps nothing
 * </pre>
 *
 * <p>{@code position initial} is the initial position. {@code reader} names another ruleset that reads the move, where
 * this one's notation cannot write it. An entry without {@code move} is of a text that is no position of the ruleset; one
 * with {@code options}, such as {@code options leap=NONE&leaps=SEVERAL}, of options that make no ruleset. Neither has a
 * {@code rule}.
 *
 * @param entries the entries, in the order of the table
 */
public record MessageTable(List<Entry> entries) {
    private static final Set<String> FIELDS =
            Set.of("ruleset", "reader", "position", "move", "options", "rule", "key", "says");

    /**
     * One entry of the table.
     *
     * @param line where it starts in the resource
     * @param fields its fields by name
     */
    public record Entry(int line, Map<String, String> fields) {
        /**
         * Returns a field.
         *
         * @param name its name
         * @return the value
         */
        public String field(String name) {
            return Objects.requireNonNull(fields.get(name), "line " + line + " has no " + name);
        }

        /**
         * Returns the rule that refuses.
         *
         * @return the id, or empty where no move is refused
         */
        public Optional<RuleId> rule() {
            return Optional.ofNullable(fields.get("rule")).map(RuleId::new);
        }

        /** Checks that the game says what the entry says. */
        public void check() {
            Ruleset<?, ?> ruleset = Rulesets.of(field("ruleset"));
            if (fields.containsKey("move")) {
                refusesMove(ruleset);
            } else if (fields.containsKey("options")) {
                Map<String, String> options =
                        RulesetId.parse("g/n?" + field("options")).options();
                Throwable thrown = catchThrowable(() -> ruleset.with(options));
                assertThat(thrown).as("line %d", line).isInstanceOf(InvalidRulesetException.class);
                isAmong(((InvalidRulesetException) thrown).violations());
            } else {
                Throwable thrown = catchThrowable(() -> ruleset.parse(field("position")));
                assertThat(thrown).as("line %d", line).isInstanceOf(InvalidSetupException.class);
                isAmong(((InvalidSetupException) thrown).violations());
            }
        }

        private void isAmong(List<Message> violations) {
            assertThat(violations)
                    .as("line %d", line)
                    .anySatisfy(message -> assertThat(message.key() + ": " + message.text())
                            .isEqualTo(field("key") + ": " + field("says")));
        }

        private <P extends Position<P, M>, M extends Move> void refusesMove(Ruleset<P, M> ruleset) {
            String text = field("position");
            P position = text.equals("initial") ? ruleset.initial() : ruleset.parse(text);
            Legality.Illegal illegal = refusal(position);
            assertThat(illegal.reason().key() + ": " + illegal.reason().text())
                    .as("line %d", line)
                    .isEqualTo(field("key") + ": " + field("says"));
            assertThat(illegal.rule().value()).as("line %d, rule", line).isEqualTo(field("rule"));
            assertThat(ruleset.rule(illegal.rule()))
                    .as("line %d, rule in the rulebook of %s", line, ruleset.id())
                    .isPresent();
        }

        private <P extends Position<P, M>, M extends Move> Legality.Illegal refusal(P position) {
            if (!fields.containsKey("reader")) {
                Throwable thrown = catchThrowable(() -> position.play(field("move")));
                assertThat(thrown).as("line %d", line).isInstanceOf(IllegalMoveException.class);
                return ((IllegalMoveException) thrown).illegality();
            }
            @SuppressWarnings("unchecked") // the reader is a ruleset of the same game
            M move = (M) Rulesets.of(field("reader")).parseMove(field("move"));
            assertThat(position.isLegal(move)).as("line %d", line).isFalse();
            assertThat(position.legality(move)).as("line %d", line).isInstanceOf(Legality.Illegal.class);
            return (Legality.Illegal) position.legality(move);
        }
    }

    /**
     * Creates a table.
     *
     * @param entries the entries; the list is copied
     */
    public MessageTable {
        entries = List.copyOf(entries);
    }

    /**
     * Reads a table from a resource.
     *
     * @param test the class next to which the resource is
     * @param resource the name, such as {@code messages.txt}
     * @return the table
     * @throws IllegalArgumentException naming a line that is not of the form above
     */
    public static MessageTable read(Class<?> test, String resource) {
        List<Entry> entries = new ArrayList<>();
        Map<String, String> fields = new LinkedHashMap<>();
        int number = 0;
        for (String line : lines(test, resource)) {
            number++;
            if (line.isBlank()) {
                finish(entries, fields, number);
                fields = new LinkedHashMap<>();
            } else if (!line.startsWith("#")) {
                String[] parts = line.split(" +", 2);
                if (!FIELDS.contains(parts[0]) || parts.length < 2 || fields.put(parts[0], parts[1]) != null) {
                    throw new IllegalArgumentException(resource + ", line " + number + ": " + line);
                }
            }
        }
        finish(entries, fields, number + 1);
        return new MessageTable(entries);
    }

    private static void finish(List<Entry> entries, Map<String, String> fields, int end) {
        if (!fields.isEmpty()) {
            entries.add(new Entry(end - fields.size(), fields));
        }
    }

    private static List<String> lines(Class<?> test, String resource) {
        try (InputStream in = test.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no resource " + resource + " next to " + test.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns one test an entry.
     *
     * @return the tests, named by key and move
     */
    public Stream<DynamicTest> tests() {
        return entries.stream()
                .map(entry -> DynamicTest.dynamicTest(
                        "line " + entry.line() + ", " + entry.field("key") + ", "
                                + entry.fields().getOrDefault("move", ""),
                        entry::check));
    }

    /**
     * Returns the keys of all messages in the table.
     *
     * @return the keys
     */
    public Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        entries.forEach(entry -> keys.add(entry.field("key")));
        return keys;
    }

    /**
     * Returns the rules of all refusals in the table.
     *
     * @return the ids
     */
    public Set<RuleId> rules() {
        Set<RuleId> rules = new TreeSet<>();
        entries.forEach(entry -> entry.rule().ifPresent(rules::add));
        return rules;
    }

    /**
     * Finds the keys of messages that a source file can make, so that a test can require all of them in the table.
     *
     * @param source the source file
     * @param prefix what comes before each key, such as {@code latrunculi.}
     * @param call a regular expression of the call that makes a message, with the key as its first group
     * @return the keys
     */
    public static Set<String> keysIn(Path source, String prefix, String call) {
        try {
            Matcher matcher = Pattern.compile(call).matcher(Files.readString(source));
            Set<String> keys = new TreeSet<>();
            while (matcher.find()) {
                keys.add(prefix + matcher.group(1));
            }
            return keys;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
