package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Proves;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The track of twenty squares. */
class TrackTest {
    @Test
    @Proves("sigwaduqqan.track")
    void theTrackGoesToAndFroAndThenToTheLeft() {
        List<String> rows = new ArrayList<>();
        for (int row = 1; row <= Track.ROWS; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 1; column <= Track.COLUMNS; column++) {
                OptionalInt square = Track.square(row, column);
                line.append(String.format("%3s", square.isPresent() ? square.getAsInt() : "."));
            }
            rows.add(line.toString());
        }
        assertThat(rows)
                .containsExactly(
                        "  .  .  .  .  1  2  3  4",
                        "  .  .  .  .  8  7  6  5",
                        "  .  .  .  .  9 10 11 12",
                        " 20 19 18 17 16 15 14 13");
    }

    @Test
    @Proves("sigwaduqqan.track")
    void squaresAreNextToEachOtherAlongTheTrack() {
        for (int square = 2; square <= 20; square++) {
            assertThat(Track.previous(square)).hasValue(square - 1);
            assertThat(Track.next(square - 1)).hasValue(square);
            int distance = Math.abs(Track.row(square) - Track.row(square - 1))
                    + Math.abs(Track.column(square) - Track.column(square - 1));
            assertThat(distance).as("from %s to %s", square - 1, square).isEqualTo(1);
        }
        assertThat(Track.previous(1)).isEmpty();
        assertThat(Track.next(20)).isEmpty();
        assertThat(Track.neighbours(1)).containsExactly(2);
        assertThat(Track.neighbours(9)).containsExactly(8, 10);
        assertThat(Track.neighbours(20)).containsExactly(19);
    }

    @Test
    @Proves("sigwaduqqan.track")
    void thereAreTwentySquares() {
        for (int square : new int[] {0, 21, -1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> Track.row(square)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Track.column(square)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Track.next(square)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Track.previous(square)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> Track.neighbours(square)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }
}
