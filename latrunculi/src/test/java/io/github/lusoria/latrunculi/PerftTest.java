package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Perft;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** The engine counts what two independent programs counted. */
class PerftTest {
    private static final long MOST_LEAVES_BY_DEFAULT = 2_000_000;

    @TestFactory
    Stream<DynamicTest> countsOfUpToTwoMillionLeaves() {
        return tests(count -> count.leaves() <= MOST_LEAVES_BY_DEFAULT);
    }

    @TestFactory
    @Tag("slow")
    Stream<DynamicTest> countsOfMoreLeaves() {
        return tests(count -> count.leaves() > MOST_LEAVES_BY_DEFAULT);
    }

    private static Stream<DynamicTest> tests(Predicate<PerftFile.Count> wanted) {
        return PerftFile.schadler2001().stream()
                .filter(wanted)
                .map(count -> DynamicTest.dynamicTest(
                        count.name(),
                        () -> assertThat(Perft.count(Examples.position(count.position()), count.depth()))
                                .isEqualTo(count.leaves())));
    }
}
