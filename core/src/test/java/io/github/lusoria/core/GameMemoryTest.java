package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.SmallMachine;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Long games and wide trees need little memory, and no stack. */
@Execution(ExecutionMode.CONCURRENT)
class GameMemoryTest {
    private static void runOnASmallMachine(String... arguments) {
        String printed = SmallMachine.run(512, GameMarathon.class, List.of(Game.class), arguments);
        assertThat(printed).matches("megabytes [0-9]+ at ply [0-9]+\\R");
        System.out.print("GameMarathon " + String.join(" ", arguments) + ": " + printed);
    }

    /** The same programs, shorter, in this virtual machine on a thread of a small stack. */
    private static void runOnASmallStack(String... arguments) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(null, () -> GameMarathon.run(arguments), "small stack", 256 << 10);
        thread.setUncaughtExceptionHandler((where, what) -> thrown.set(what));
        thread.start();
        thread.join();
        assertThat(thrown.get()).isNull();
    }

    @ParameterizedTest
    @EnumSource
    void aLongGameNeedsNoStack(Repetition repetition) throws InterruptedException {
        runOnASmallStack("long", "30000", "0", repetition.name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO"})
    void aTreeNeedsNoStack(String repetition) throws InterruptedException {
        runOnASmallStack("tree", "10000", "2000", repetition);
    }

    @Test
    void comparingLongGamesNeedsNoStack() throws InterruptedException {
        runOnASmallStack("equal", "50000", "0");
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void aMillionPliesFitInHalfAGigabyte(Repetition repetition) {
        runOnASmallMachine("long", "1000000", "0", repetition.name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO"})
    @Tag("slow")
    void aHundredThousandBranchesFitInHalfAGigabyte(String repetition) {
        runOnASmallMachine("tree", "100000", "100000", repetition);
    }

    @Test
    @Tag("slow")
    void twoGamesOfAMillionPliesAreCompared() {
        runOnASmallMachine("equal", "1000000", "0");
    }
}
