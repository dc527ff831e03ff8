package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * The heart of the game: on the fifteenth square only sigs count, and only the seventh leads on, whatever the others do
 * and whatever the Ghoula does. A throw is a seat's turn of the sticks; throws follow one another in any order.
 */
class FifteenthSquareProperties {
    private static final List<SigRuleset> READINGS = List.of(Resources.TEXT, Resources.EVIDENCE);

    /** Any throws at all, more sigs and threes among them than chance would bring. */
    @Provide
    Arbitrary<List<StickThrow>> sequences() {
        return Arbitraries.frequencyOf(
                        net.jqwik.api.Tuple.of(3, Arbitraries.just(StickThrow.SIG)),
                        net.jqwik.api.Tuple.of(2, Arbitraries.just(StickThrow.THREE)),
                        net.jqwik.api.Tuple.of(3, Arbitraries.of(StickThrow.class)))
                .list()
                .ofMinSize(1)
                .ofMaxSize(120);
    }

    /** Positions with a player on 15: alone with the Ghoula near or far, caught there, or beside others. */
    @Provide
    Arbitrary<SigPosition> onFifteen() {
        Arbitrary<Pilgrim> others = Arbitraries.of(
                Pilgrim.at(2),
                Pilgrim.at(9),
                Pilgrim.at(14),
                Pilgrim.at(15),
                Pilgrim.at(15).withSigs(6),
                Pilgrim.at(16),
                Pilgrim.at(19),
                Pilgrim.home(1));
        return Combinators.combine(
                        Arbitraries.of(READINGS),
                        others,
                        Arbitraries.integers().between(0, 6),
                        Arbitraries.integers().between(1, 15),
                        Arbitraries.of(false, true),
                        Arbitraries.of(1, 2))
                .as((ruleset, other, sigs, ghoula, caught, seat) -> {
                    Pilgrim hero = Pilgrim.at(15).withSigs(sigs);
                    return ruleset.position(SigSetup.builder(2)
                            .put(1, caught && ghoula == 15 ? hero.dragged() : hero)
                            .put(2, other)
                            .ghoula(ghoula)
                            .seatToThrow(seat)
                            .build());
                })
                .withoutEdgeCases();
    }

    @Property(tries = 2000)
    @Proves("sigwaduqqan.seven-sigs")
    void onlySevenSigsOrTheGhoulaLeadAwayFromTheFifteenthSquare(
            @ForAll("onFifteen") SigPosition start, @ForAll("sequences") List<StickThrow> sequence) {
        SigPosition position = start;
        int sigs = start.pilgrim(1).sigs();
        for (StickThrow thrown : sequence) {
            if (position.outcome().isPresent()) {
                return;
            }
            boolean isOwn = position.seatToThrow().orElseThrow() == 1;
            var transition = position.explain(thrown);
            Pilgrim after = transition.position().pilgrim(1);
            if (isOwn && thrown == StickThrow.SIG) {
                sigs++;
            }
            if (sigs == 7) {
                assertThat(after).as("the seventh sig").isEqualTo(Pilgrim.at(16));
                return;
            }
            if (after.square() != 15) {
                assertThat(isOwn)
                        .as("%s left 15 by his own %s", position, thrown)
                        .isFalse();
                assertThat(transition.events())
                        .anyMatch(event -> event instanceof SigEvent.Dragged dragged && dragged.seat() == 1);
                return;
            }
            assertThat(after.sigs()).isEqualTo(sigs);
            position = transition.position();
        }
    }

    @Property(tries = 500)
    @Proves({"sigwaduqqan.seven-sigs", "sigwaduqqan.sig-count"})
    void theSeventhSigSinceArrivalLeavesAtOnce(
            @ForAll("onFifteen") SigPosition start, @ForAll("sequences") List<StickThrow> sequence) {
        SigPosition position = lone(start.ruleset(), Pilgrim.at(15));
        int sigs = 0;
        for (StickThrow thrown : Stream.concat(
                        sequence.stream(), Stream.generate(() -> StickThrow.SIG).limit(7))
                .toList()) {
            position = position.play(thrown);
            sigs += thrown == StickThrow.SIG ? 1 : 0;
            if (sigs == 7) {
                break;
            }
        }
        assertThat(position).hasToString("16/x G1 1");
    }

    @Property
    @Proves("sigwaduqqan.seven-sigs")
    void otherThrowsChangeNothingThereButTheTurn(@ForAll("onFifteen") SigPosition start, @ForAll StickThrow thrown) {
        if (thrown == StickThrow.SIG || start.seatToThrow().orElseThrow() != 1) {
            return;
        }
        SigPosition after = start.play(thrown);
        assertThat(after.pilgrims()).isEqualTo(start.pilgrims());
        assertThat(after.ghoula()).isEqualTo(start.ghoula());
        assertThat(after.seatToThrow()).hasValue(thrown.throwsAgain() ? 1 : 2);
    }

    @Property
    @Proves("sigwaduqqan.again")
    void aSigThereGivesAnotherThrow(@ForAll("onFifteen") SigPosition start) {
        if (start.seatToThrow().orElseThrow() == 1) {
            assertThat(start.play(StickThrow.SIG).seatToThrow()).hasValue(1);
        }
    }

    /** However a piece comes to 15, and however often. */
    @Property(tries = 500)
    @Proves("sigwaduqqan.sig-count")
    void everyArrivalStartsTheCountAtZero(@ForAll("sequences") List<StickThrow> sequence) {
        SigPosition position = Resources.position("13/20:1 G14 1");
        for (StickThrow thrown : sequence) {
            if (position.outcome().isPresent()) {
                return;
            }
            SigPosition after = position.play(thrown);
            if (position.pilgrim(1).square() < 15 && after.pilgrim(1).square() == 15) {
                assertThat(after.pilgrim(1).sigs()).isZero();
            }
            position = after;
        }
    }

    private static SigPosition lone(SigRuleset ruleset, Pilgrim pilgrim) {
        return ruleset.position(
                SigSetup.builder(2).put(1, pilgrim).put(2, Pilgrim.LOST).build());
    }
}
