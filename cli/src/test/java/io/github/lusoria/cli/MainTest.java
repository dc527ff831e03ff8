package io.github.lusoria.cli;

import static io.github.lusoria.cli.Run.SCHADLER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void explainsItselfWhenAsked() {
        assertThat(Run.output("--help"))
                .startsWith("Usage: lusoria ")
                .contains("rulesets", "show", "moves", "play", "perft", "simulate", "trace");
        assertThat(Run.output("simulate", "--help"))
                .startsWith("Usage: lusoria simulate ")
                .contains("--games=N", "(default: 1000)", "--option=name=value", "--position=TEXT");
    }

    @Test
    void tellsItsVersion() {
        assertThat(Run.output("--version")).matches("lusoria \\S+\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rulesets", "rules", "show", "moves", "why", "play", "perft", "simulate", "trace"})
    void everyCommandHasHelp(String command) {
        assertThat(Run.output(command, "--help")).startsWith("Usage: lusoria " + command + " ");
    }

    @Test
    void namesTheNearestRulesets() {
        Run run = Run.of("show", "latrunculi/schadler-2002");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lusoria: unknown ruleset \"latrunculi/schadler-2002\"; nearest: latrunculi/schadler-2001")
                .hasLineCount(1);
    }

    @Test
    void namesTheOffsetInAnUnreadableRulesetId() {
        fails(
                "unreadable ruleset id, at offset 10 of \"latrunculi\": found the end of the text, expected / after the"
                        + " game; 'lusoria rulesets' lists the ids",
                "show",
                "latrunculi");
    }

    @Test
    void namesTheOffsetInAnUnreadablePosition() {
        Run run = Run.of("moves", SCHADLER, "--position", "8/8/8/8/8/8/8/7 w - move -");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lusoria: unreadable position, at offset 15 of \"8/8/8/8/8/8/8/7 w - move -\": found ' ',")
                .hasLineCount(1);
    }

    @Test
    void namesEveryViolationOfAPosition() {
        Run run = Run.of("show", SCHADLER, "--position", "8/8/8/8/8/8/8/Mm-6 w - move -");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("lusoria: invalid set-up: ")
                .contains("b1")
                .hasLineCount(1);
    }

    @Test
    void namesEveryWrongOptionAtOnce() {
        Run run = Run.of("show", SCHADLER + "?colour=red", "--option", "men=99", "--option", "leap=NONE");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("colour", "99").hasLineCount(1);
    }

    @Test
    void refusesAnOptionGivenTwice() {
        misuse("Option 'men' is given twice", "show", "show", SCHADLER, "--option", "men=18", "--option", "men=18");
    }

    @Test
    void refusesAnOptionWithoutName() {
        misuse(
                "Invalid value for option '--option': 'men' is not name=value",
                "show",
                "show",
                SCHADLER,
                "--option",
                "men");
        misuse(
                "Invalid value for option '--option': '=20' is not name=value",
                "show",
                "show",
                SCHADLER,
                "--option",
                "=20");
        misuse("Option '--option' needs a RULESET", "rulesets", "rulesets", "--option", "men=20");
    }

    @Test
    void pointsToTheHelpWhenTheUsageIsWrong() {
        misuse("Missing command", "");
        misuse("Missing required parameter: 'RULESET'", "show", "show");
        misuse("Missing required parameter: 'MOVE'", "play", "play", SCHADLER);
        misuse("Missing required option: '--depth=N'", "perft", "perft", SCHADLER);
        misuse("Unmatched argument at index 0: 'simulat'; did you mean simulate?", "", "simulat");
        misuse("Unmatched argument at index 2: 'more'", "show", "show", SCHADLER, "more");
        misuse("Invalid value for option '--depth': 'x' is not an int", "perft", "perft", SCHADLER, "--depth", "x");
    }

    @Test
    void refusesNumbersOutOfRange() {
        misuse(
                "Invalid value for option '--games': it is at least 0, not -1",
                "simulate",
                "simulate",
                SCHADLER,
                "--games",
                "-1");
        misuse(
                "Invalid value for option '--games': it is at least 0, not -1",
                "trace",
                "trace",
                SCHADLER,
                "--games",
                "-1");
        misuse(
                "Invalid value for option '--max-plies': it is at least 0, not -1",
                "trace",
                "trace",
                SCHADLER,
                "--max-plies",
                "-1");
        misuse(
                "Invalid value for option '--threads': it is at least 1, not 0",
                "simulate",
                "simulate",
                SCHADLER,
                "--threads",
                "0");
        misuse(
                "Invalid value for option '--threads': it is at most 1024, not 1025",
                "perft",
                "perft",
                SCHADLER,
                "--depth",
                "1",
                "--threads",
                "1025");
        misuse(
                "Invalid value for option '--depth': it is at least 0, not -1",
                "perft",
                "perft",
                SCHADLER,
                "--depth",
                "-1");
    }

    @Test
    void answersGarbageOfAnyLengthWithOneShortLine() {
        String garbage = "\u001b[31mx".repeat(20_000);
        for (List<String> arguments : List.of(
                List.of(garbage),
                List.of("show", garbage),
                List.of("show", "latrunculi/" + "x".repeat(100_000)),
                List.of("show", SCHADLER, "--position", garbage),
                List.of("show", SCHADLER, "--option", "men=" + garbage),
                List.of("show", SCHADLER, "--option", garbage),
                List.of("show", SCHADLER, "--option", garbage + "=1"),
                List.of("play", SCHADLER, garbage),
                List.of("perft", SCHADLER, "--depth", garbage),
                List.of("show", SCHADLER, garbage))) {
            Run run = Run.of(arguments.toArray(new String[0]));
            assertThat(run.code()).isIn(1, 2);
            assertThat(run.out()).isEmpty();
            assertThat(run.err()).hasLineCount(run.code()).matches("[ -~\n]+");
            assertThat(run.err().length()).isLessThan(1000);
        }
    }

    @Test
    void keepsLinesLineFedAndNumbersEnglishInAnyLocale() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Run.output("perft", SCHADLER, "--depth", "1"))
                    .matches("depth +1\nleaves +64\nseconds +[0-9]+\\.[0-9]{3}\nleaves/s +[0-9]+\n");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void endsQuietlyWhenTheReaderWantsNoMore() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(new String[] {"trace", SCHADLER, "--games", "1000000000"}, failing("Broken pipe"), err);
        assertThat(code).isZero();
        assertThat(err.size()).isZero();
    }

    @Test
    void saysSoWhenTheOutputCannotBeWritten() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(new String[] {"rulesets"}, failing("No space left on device"), err);
        assertThat(code).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("lusoria: cannot write the output: No space left on device\n");
    }

    @Test
    void reportsADefectInOneLine() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) {
                throw new IllegalStateException("a defect\nof two lines");
            }
        };
        assertThat(Main.run(new String[] {"rulesets"}, broken, err)).isEqualTo(70);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("internal error: java.lang.IllegalStateException: a defect\\u000aof two lines\n");
    }

    @Test
    void refusesNull() {
        OutputStream stream = new ByteArrayOutputStream();
        assertThatNullPointerException()
                .isThrownBy(() -> Main.run(null, stream, stream))
                .withMessage("args");
        assertThatNullPointerException()
                .isThrownBy(() -> Main.run(new String[0], null, stream))
                .withMessage("out");
        assertThatNullPointerException()
                .isThrownBy(() -> Main.run(new String[0], stream, null))
                .withMessage("err");
    }

    private static OutputStream failing(String reason) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
    }

    private static void fails(String message, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo("lusoria: " + message + "\n");
    }

    private static void misuse(String message, String command, String... args) {
        Run run = Run.of(args);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("lusoria: " + message + "\nTry 'lusoria " + (command.isEmpty() ? "" : command + " ")
                        + "--help'\n");
    }
}
