package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleId;
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
    private static final Path SOURCES = Path.of("src/main/java/io/github/lusoria/latrunculi");
    private static final Square A1 = Square.of(1, 1);
    private static final Square A8 = Square.of(1, 8);

    /** What no text can say, as reading it needs the ruleset; {@link #setUpsThatNoTextWrites()} has them. */
    private static final Set<String> NOT_IN_TEXTS = Set.of(
            "latrunculi.setup.board",
            "latrunculi.setup.hand",
            "latrunculi.setup.quiet",
            "latrunculi.setup.no-quiet",
            "latrunculi.setup.quiet-range",
            "latrunculi.setup.back",
            "latrunculi.setup.back-square");

    @TestFactory
    @Proves({
        "game.over",
        "latrunculi.again",
        "latrunculi.barred",
        "latrunculi.board",
        "latrunculi.bound",
        "latrunculi.dux",
        "latrunculi.entry",
        "latrunculi.leap",
        "latrunculi.no-reversal",
        "latrunculi.pass",
        "latrunculi.phases",
        "latrunculi.removal",
        "latrunculi.several-leaps",
        "latrunculi.slide",
        "latrunculi.step",
        "latrunculi.turns",
        "latrunculi.vacancy"
    })
    Stream<DynamicTest> theGameSaysWhatTheTableSays() {
        return TABLE.tests();
    }

    @Test
    void everyMessageOfTheModuleIsInTheTable() {
        Set<String> keys = new TreeSet<>(Set.of(
                "game.over",
                "latrunculi.options.value",
                "latrunculi.options.number",
                "latrunculi.options.unknown",
                "latrunculi.options.more-unknown"));
        keys.addAll(keysIn("Refusals.java", "latrunculi.", "illegal\\(\\s*[\\w.]+,\\s*\"([^\"]+)\""));
        keys.addAll(keysIn("SetupCheck.java", "latrunculi.setup.", "add\\(\\s*\"([^\"]+)\""));
        keys.addAll(keysIn("SetupCheck.java", "", "Message\\.of\\(\\s*\"([^\"]+[^.])\","));
        keys.addAll(keysIn("RulesCheck.java", "latrunculi.options.", "add\\(\\s*found,\\s*\"([^\"]+[^-])\""));
        keys.addAll(keysIn("RulesCheck.java", "latrunculi.options.array-", "\\? \"(men)\" : \"duces\""));
        keys.addAll(keysIn("RulesCheck.java", "latrunculi.options.array-", "\\? \"men\" : \"(duces)\""));
        keys.addAll(keysIn("LatrunculiOptions.java", "latrunculi.options.", "Refusal\\(\\s*\"([^\"]+)\""));
        keys.remove("latrunculi.options.array"); // any text can be an array; whether it is a board is asked later
        assertThat(keys)
                .contains(
                        "latrunculi.between",
                        "latrunculi.setup.blocked",
                        "latrunculi.options.range",
                        "latrunculi.options.array-duces",
                        "latrunculi.options.square");
        keys.removeAll(NOT_IN_TEXTS);
        assertThat(TABLE.keys()).containsExactlyElementsOf(keys);
    }

    private static Set<String> keysIn(String source, String prefix, String call) {
        Set<String> keys = MessageTable.keysIn(SOURCES.resolve(source), prefix, call);
        assertThat(keys).as("messages made in %s", source).isNotEmpty();
        return keys;
    }

    @Test
    void everyRuleThatCanRefuseAMoveIsInTheTable() {
        assertThat(TABLE.rules())
                .extracting(RuleId::value)
                .containsExactly(
                        "game.over",
                        "latrunculi.again",
                        "latrunculi.barred",
                        "latrunculi.board",
                        "latrunculi.bound",
                        "latrunculi.dux",
                        "latrunculi.entry",
                        "latrunculi.leap",
                        "latrunculi.no-reversal",
                        "latrunculi.pass",
                        "latrunculi.phases",
                        "latrunculi.removal",
                        "latrunculi.several-leaps",
                        "latrunculi.slide",
                        "latrunculi.step",
                        "latrunculi.turns",
                        "latrunculi.vacancy");
    }

    @Test
    void setUpsThatNoTextWrites() {
        refuses(
                "schadler-2001",
                LatrunculiSetup.builder(8, 7),
                "board: the board has 8 ranks and 8 files, not 8 and 7");
        refuses(
                "schadler-2001",
                standing().hand(Side.WHITE, 1),
                "hand: pieces are in hand, and the phase is not place");
        refuses(
                "schadler-2001",
                standing().quiet(3),
                "quiet: quiet moves are given, and this ruleset does not count them");
        refuses("bell-8x8", standing(), "no-quiet: the number of quiet moves is missing");
        refuses("bell-8x8", standing().quiet(31), "quiet-range: 31 quiet moves are more than 30");
        LatrunculiMove.Movement back = new LatrunculiMove.Movement(Square.of(2, 1), A1);
        refuses(
                "schadler-2001",
                standing().back(Side.WHITE, back),
                "back: a last move is given, and this ruleset does not keep it: b1-a1");
        LatrunculiMove.Movement far = new LatrunculiMove.Movement(Square.of(9, 1), A1);
        refuses(
                "seneca",
                standing().back(Side.WHITE, far),
                "back-square: the last move i1-a1 does not start on the board");
    }

    private static LatrunculiSetup.Builder standing() {
        return LatrunculiSetup.builder(8, 8)
                .put(A1, new Piece(Side.WHITE, Role.MAN, Mark.NONE))
                .put(A8, new Piece(Side.BLACK, Role.MAN, Mark.NONE));
    }

    private static void refuses(String ruleset, LatrunculiSetup.Builder setup, String message) {
        List<Message> violations = SetupCheck.violations(
                setup.build(), Latrunculi.of("latrunculi/" + ruleset).definition());
        assertThat(violations)
                .extracting(violation -> violation.key() + ": " + violation.text())
                .containsExactly("latrunculi.setup." + message);
    }
}
