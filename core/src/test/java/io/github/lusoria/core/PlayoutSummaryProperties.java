package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.PlayoutSummary.Seat;
import io.github.lusoria.core.testkit.Race;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class PlayoutSummaryProperties {
    private static final Race.RacePosition START = Race.STANDARD.initial();

    @Provide
    Arbitrary<PlayoutSummary> summaries() {
        Arbitrary<Long> sums = Arbitraries.longs().between(-1_000_000, 1_000_000);
        Arbitrary<Seat> seats = Combinators.combine(sums, sums, sums).as(Seat::new);
        Arbitrary<TreeMap<String, Long>> ends =
                Arbitraries.maps(Arbitraries.of("a", "b", "c", "d"), sums).map(TreeMap::new);
        Arbitrary<List<Long>> numbers = sums.map(Math::abs).list().ofSize(5);
        Arbitrary<List<Integer>> lengths =
                Arbitraries.integers().between(0, 500).list().ofSize(2);
        return Combinators.combine(numbers, lengths, ends, seats.list().ofSize(3))
                .as((sum, length, map, list) -> {
                    long games = sum.get(0) % 4;
                    int shortest = games == 0 ? 0 : Math.min(length.get(0), length.get(1));
                    int longest = games == 0 ? 0 : Math.max(length.get(0), length.get(1));
                    return new PlayoutSummary(
                            games, sum.get(1), sum.get(2), shortest, longest, sum.get(3), sum.get(4), map, list);
                });
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void additionIsAssociative(
            @ForAll("summaries") PlayoutSummary a,
            @ForAll("summaries") PlayoutSummary b,
            @ForAll("summaries") PlayoutSummary c) {
        assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void additionIsCommutative(@ForAll("summaries") PlayoutSummary a, @ForAll("summaries") PlayoutSummary b) {
        assertThat(a.plus(b)).isEqualTo(b.plus(a)).hasSameHashCodeAs(b.plus(a));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void partsOfARunAddUpToTheWhole(
            @ForAll @Size(max = 6) List<@IntRange(max = 5) Integer> parts,
            @ForAll long seed,
            @ForAll long first,
            @ForAll @IntRange(max = 60) int cap) {
        List<PlayoutSummary> played = new ArrayList<>();
        long next = first;
        for (int games : parts) {
            played.add(Playouts.summarize(START, seed, next, games, cap));
            next += games;
        }
        PlayoutSummary sum =
                played.stream().reduce(PlayoutSummary::plus).orElse(Playouts.summarize(START, seed, first, 0, cap));
        assertThat(sum).isEqualTo(Playouts.summarize(START, seed, first, next - first, cap));
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void lengthsAreWithinTheirBounds(@ForAll long seed, @ForAll @IntRange(min = 1, max = 100) int cap) {
        PlayoutSummary summary = Playouts.summarize(START, seed, 0, 10, cap);
        assertThat(summary.shortest()).isLessThanOrEqualTo(summary.longest());
        assertThat(summary.longest()).isLessThanOrEqualTo(cap);
        assertThat(summary.plies()).isBetween(10L * summary.shortest(), 10L * summary.longest());
        assertThat(summary.pliesSquared() * 10).isGreaterThanOrEqualTo(summary.plies() * summary.plies());
    }
}
