package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.MessageTable;
import io.github.lusoria.core.testkit.Proves;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the game says when it refuses a throw, a set-up or options, sentence by sentence. */
class MessagesTest {
    private static final MessageTable TABLE = MessageTable.read(MessagesTest.class, "messages.txt");
    private static final Path SOURCES = Path.of("src/main/java/io/github/lusoria/sigwaduqqan");

    @TestFactory
    @Proves("game.over")
    Stream<DynamicTest> theGameSaysWhatTheTableSays() {
        return TABLE.tests();
    }

    @Test
    void everyMessageOfTheModuleIsInTheTable() {
        Set<String> keys = new TreeSet<>(Set.of(
                "sigwaduqqan.options.value",
                "sigwaduqqan.options.number",
                "sigwaduqqan.options.fraction",
                "sigwaduqqan.options.unknown",
                "sigwaduqqan.options.more-unknown"));
        String message = "Message\\.of\\(\\s*\"([^\"]+)\"";
        keys.addAll(MessageTable.keysIn(SOURCES.resolve("SigPosition.java"), "", message));
        keys.addAll(MessageTable.keysIn(SOURCES.resolve("SigRules.java"), "", message));
        keys.addAll(MessageTable.keysIn(
                SOURCES.resolve("SetupCheck.java"), "sigwaduqqan.setup.", "add\\(\\s*\"([^\"]+)\""));
        assertThat(keys).contains("game.over", "sigwaduqqan.setup.arrivals", "sigwaduqqan.options.probability");
        // a text cannot have another number of players than its ruleset reads
        assertThat(keys.remove("sigwaduqqan.setup.players")).isTrue();
        assertThat(TABLE.keys()).containsExactlyElementsOf(keys);
    }

    @Test
    void anotherNumberOfPlayersIsRefusedToo() {
        assertThat(SetupCheck.violations(SigSetup.builder(3).build(), Resources.TEXT.definition()))
                .singleElement()
                .satisfies(message -> {
                    assertThat(message.key()).isEqualTo("sigwaduqqan.setup.players");
                    assertThat(message.text()).isEqualTo("the set-up has 3 players, but this ruleset is for 2");
                });
    }
}
