package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Perft;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** The engine counts what independent programs counted. */
@Execution(ExecutionMode.CONCURRENT)
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

    /** One test a ruleset: the start and three positions of random games. */
    @TestFactory
    Stream<DynamicTest> countsOfTheSlowModel() {
        Map<String, List<PerftFile.Count>> byRuleset = PerftFile.listed().stream()
                .collect(Collectors.groupingBy(PerftFile.Count::ruleset, LinkedHashMap::new, Collectors.toList()));
        assertThat(byRuleset).hasSize(60);
        return byRuleset.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey(), () -> {
                    LatrunculiRuleset ruleset = Latrunculi.of(entry.getKey());
                    assertThat(entry.getValue().get(0).position())
                            .isEqualTo(ruleset.initial().toString());
                    assertThat(entry.getValue().stream()
                                    .map(PerftFile.Count::position)
                                    .distinct())
                            .hasSize(4);
                    for (PerftFile.Count count : entry.getValue()) {
                        assertThat(Perft.count(ruleset.parse(count.position()), count.depth()))
                                .as(count.name())
                                .isEqualTo(count.leaves());
                    }
                }));
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
