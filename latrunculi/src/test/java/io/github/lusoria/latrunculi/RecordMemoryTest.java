package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.testkit.SmallMachine;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A text of records of any length needs no more memory than its longest game. */
class RecordMemoryTest {
    @Test
    @Tag("slow")
    void aHundredThousandGamesAreReadInSixtyFourMegabytes() {
        String printed = SmallMachine.run(64, RecordMarathon.class, List.of(Latrunculi.class, Game.class), "100000");
        assertThat(printed).matches("games 100000 plies 20000000 characters 1[0-9]{8}\\R");
        System.out.print(printed);
    }
}
