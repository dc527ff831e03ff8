package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.testkit.SmallMachine;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long games and wide trees on the full board need little memory, and no stack. */
class GameMemoryTest {
    private static void runOnASmallMachine(String... arguments) {
        String printed = SmallMachine.run(512, GameMarathon.class, List.of(Latrunculi.class, Game.class), arguments);
        assertThat(printed).matches("megabytes [0-9]+ at ply [0-9]+\\R");
        System.out.print("GameMarathon " + String.join(" ", arguments) + ": " + printed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "POSITIONAL_SUPERKO", "THREEFOLD_DRAW"})
    void aLongGameNeedsNoStack(String repetition) throws InterruptedException {
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread thread = new Thread(null, () -> GameMarathon.run("long", repetition, "10000"), "small stack", 256 << 10);
        thread.setUncaughtExceptionHandler((where, what) -> thrown.set(what));
        thread.start();
        thread.join();
        assertThat(thrown.get()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO", "THREEFOLD_DRAW"})
    @Tag("slow")
    void aMillionPliesFitInHalfAGigabyte(String repetition) {
        runOnASmallMachine("long", repetition, "1000000");
    }

    @ParameterizedTest
    @ValueSource(strings = {"NONE", "POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO"})
    @Tag("slow")
    void aHundredThousandBranchesFitInHalfAGigabyte(String repetition) {
        runOnASmallMachine("tree", repetition, "100000", "100000");
    }
}
