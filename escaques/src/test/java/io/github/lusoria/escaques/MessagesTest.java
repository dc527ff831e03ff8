package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Message;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.testkit.MessageTable;
import io.github.lusoria.core.testkit.Proves;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the game says when it refuses a move, a set-up or options, sentence by sentence. */
class MessagesTest {
    private static final MessageTable TABLE = MessageTable.read(MessagesTest.class, "messages.txt");
    private static final Path SOURCES = Path.of("src/main/java/io/github/lusoria/escaques");

    /** Rounds where none are counted and more than agreed cannot be written, only built. */
    private static final Set<String> NOT_IN_TEXTS = Set.of("escaques.setup.rounds", "escaques.setup.rounds-range");

    @TestFactory
    @Proves({"escaques.taken", "escaques.movement", "escaques.throw", "game.over"})
    Stream<DynamicTest> theGameSaysWhatTheTableSays() {
        return TABLE.tests();
    }

    @Test
    void everyMessageOfTheModuleIsInTheTable() {
        Set<String> keys = new TreeSet<>(Set.of(
                "game.over",
                "escaques.options.value",
                "escaques.options.number",
                "escaques.options.unknown",
                "escaques.options.more-unknown"));
        keys.addAll(MessageTable.keysIn(
                SOURCES.resolve("Refusals.java"),
                "escaques.",
                "illegal\\(\\s*EscaquesRuleIds\\.\\w+,\\s*\"([^\"]+)\""));
        keys.addAll(
                MessageTable.keysIn(SOURCES.resolve("SetupCheck.java"), "escaques.setup.", "add\\(\\s*\"([^\"]+)\""));
        keys.addAll(MessageTable.keysIn(SOURCES.resolve("EscaquesRules.java"), "", "Message\\.of\\(\\s*\"([^\"]+)\""));
        assertThat(keys).contains("escaques.taken", "escaques.setup.space", "escaques.options.endless");
        keys.removeAll(NOT_IN_TEXTS);
        assertThat(TABLE.keys()).containsExactlyElementsOf(keys);
    }

    @Test
    void roundsThatCannotBeWrittenAreRefusedToo() {
        assertThat(violation(Escaques.alfonso().with("rounds", "3"), 4))
                .isEqualTo("escaques.setup.rounds-range: 4 rounds were played, but only 3 were agreed");
        EscaquesRuleset endless = (EscaquesRuleset) Rulesets.of("escaques/alfonso?end=AMULI&rounds=0");
        assertThat(violation(endless, 1))
                .isEqualTo("escaques.setup.rounds: rounds are given, but this ruleset does not count them");
    }

    private static String violation(EscaquesRuleset ruleset, int rounds) {
        EscaquesSetup setup = EscaquesSetup.builder()
                .assign(List.of(Planet.values()))
                .roundsCompleted(rounds)
                .build();
        Message message = SetupCheck.violations(setup, ruleset.definition()).get(0);
        return message.key() + ": " + message.text();
    }
}
