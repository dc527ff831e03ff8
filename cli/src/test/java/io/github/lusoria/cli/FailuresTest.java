package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FailuresTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream errors = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    @Test
    void printsNoStackTraceOfADefect() {
        assertThat(new Failures(new Output(OutputStream.nullOutputStream()), errors, false)
                        .report(new IllegalStateException("x")))
                .isEqualTo(70);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("internal error: java.lang.IllegalStateException: x\n");
    }

    @Test
    void printsTheStackTraceOfADefectToWhoDebugs() {
        assertThat(new Failures(new Output(OutputStream.nullOutputStream()), errors, true)
                        .report(new StackOverflowError()))
                .isEqualTo(70);
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .startsWith("internal error: java.lang.StackOverflowError")
                .contains("\tat ", "io.github.lusoria.cli.FailuresTest.");
    }

    @Test
    void keepsAMessageOnOneLineWithoutWhatCommandsATerminal() {
        assertThat(OneLine.of("Schädler\r\n\u001b[2J\u202egnirts\u2028\uD800"))
                .isEqualTo("Schädler\\u000d\\u000a\\u001b[2J\\u202egnirts\\u2028\\ud800");
    }

    @Test
    void keepsBeginningAndEndOfALongMessage() {
        String line = OneLine.of("begin" + "x".repeat(100_000) + "end");
        assertThat(line).startsWith("begin").endsWith("end").contains(" ... ");
        assertThat(line.length()).isLessThan(700);
    }
}
