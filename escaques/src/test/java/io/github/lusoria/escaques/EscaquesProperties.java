package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Playout;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.Proves;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;

/** The invariants of the specification, section 7, over all options and over reached and described positions. */
@PropertyDefaults(edgeCases = EdgeCasesMode.NONE)
@Domain(EscaquesDomain.class)
@Domain(net.jqwik.api.domains.DomainContext.Global.class)
class EscaquesProperties {
    private static IntStream seats() {
        return IntStream.rangeClosed(1, Planet.COUNT);
    }

    private static int total(EscaquesPosition position) {
        return seats().map(position::score).sum();
    }

    @Property
    void textAndSetupRoundTrip(@ForAll EscaquesPosition position) {
        EscaquesRuleset ruleset = position.ruleset();
        assertThat(ruleset.parse(position.toString())).isEqualTo(position).hasToString(position.toString());
        EscaquesSetup setup = EscaquesSetup.from(position);
        assertThat(ruleset.position(setup)).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(setup.toBuilder().build()).isEqualTo(setup).hasSameHashCodeAs(setup);
        assertThat(position.toString()).startsWith(setup.toString().replaceAll("[^ ]*$", ""));
    }

    @Property
    void everyMoveLeadsToAPositionWhoseTextReadsBack(@ForAll EscaquesPosition position) {
        for (EscaquesMove move : position.legalMoves()) {
            EscaquesPosition next = position.play(move);
            assertThat(position.ruleset().parse(next.toString())).isEqualTo(next);
        }
    }

    @Property
    @Proves("escaques.players")
    void seatsAndPlanetsAreABijection(@ForAll EscaquesPosition position) {
        Set<Planet> taken = EnumSet.noneOf(Planet.class);
        seats().forEach(seat -> position.planet(seat).ifPresent(planet -> {
            assertThat(taken.add(planet)).isTrue();
            assertThat(position.seat(planet)).hasValue(seat);
        }));
        EnumSet.complementOf(EnumSet.copyOf(taken.isEmpty() ? EnumSet.noneOf(Planet.class) : taken))
                .forEach(planet -> assertThat(position.seat(planet)).isEmpty());
    }

    @Property
    @Proves({"escaques.die", "escaques.taken"})
    void throwsAreEquallyLikely(@ForAll EscaquesPosition position) {
        if (!(position.actor() instanceof Actor.Chance chance)) {
            return;
        }
        assertThat(position.seatToAct()).hasValue(chance.seat());
        long free = seats().filter(seat -> position.planet(seat).isEmpty()).count();
        assertThat(position.totalWeight()).isEqualTo(free == 0 ? 7 : free);
        for (int i = 0; i < position.legalMoveCount(); i++) {
            assertThat(position.weight(i)).isEqualTo(1);
        }
    }

    @Property
    @Proves({"escaques.movement", "escaques.throw"})
    void nobodyDecidesUnlessTheThrowLeavesAChoice(@ForAll EscaquesPosition position) {
        if (position.ruleset().definition().throwUse() == EscaquesRules.ThrowUse.FULL) {
            assertThat(position.actor()).isNotInstanceOf(Actor.Player.class);
        } else if (position.actor() instanceof Actor.Player player) {
            assertThat(position.seatToAct()).hasValue(player.seat());
            assertThat(position.legalMoveCount()).isEqualTo(position.thrown().orElseThrow());
        }
    }

    @Property
    @Proves("escaques.payment")
    void bankChangesTheMoversScoreOnlyAndTransferKeepsTheTotal(@ForAll EscaquesPosition position) {
        int mover = position.seatToAct().orElse(0);
        for (EscaquesMove move : position.legalMoves()) {
            EscaquesPosition next = position.play(move);
            if (position.ruleset().definition().payment() == EscaquesRules.Payment.TRANSFER) {
                assertThat(total(next)).isEqualTo(total(position));
            } else {
                seats().filter(seat -> seat != mover)
                        .forEach(seat -> assertThat(next.score(seat)).isEqualTo(position.score(seat)));
            }
        }
    }

    @Property
    @Proves("escaques.sharing")
    void onlyTheMoversPlanetMovesWhereverTheOthersStand(@ForAll EscaquesPosition position) {
        for (EscaquesMove move : position.legalMoves()) {
            EscaquesPosition next = position.play(move);
            for (Planet planet : Planet.values()) {
                if (position.seat(planet).orElse(0) != position.seatToAct().orElseThrow()) {
                    assertThat(next.space(planet)).isEqualTo(position.space(planet));
                }
            }
        }
    }

    @Property
    void scoresChangeByWholeStakesWithinTheBoundsOfTheEntries(@ForAll EscaquesPosition position) {
        EscaquesRules rules = position.ruleset().definition();
        int mover = position.seatToAct().orElse(0);
        for (EscaquesMove move : position.legalMoves()) {
            EscaquesPosition next = position.play(move);
            seats().forEach(seat -> assertThat((next.score(seat) - position.score(seat)) % Aspect.POINTS_PER_STAKE)
                    .isZero());
            long entries = position.explain(move).events().stream()
                    .filter(EscaquesEvent.Entered.class::isInstance)
                    .count();
            int least = rules.conjunction() == EscaquesRules.Conjunction.LOSE ? -864 : -432;
            int most = rules.conjunction() == EscaquesRules.Conjunction.GAIN ? 864 : 216;
            assertThat((long) next.score(mover) - position.score(mover)).isBetween(least * entries, most * entries);
        }
    }

    /** All planets some signs further on: same throws, same points, and the planets end the same number of signs apart. */
    @Property
    void rotationChangesNoScore(@ForAll EscaquesPosition position, @ForAll @IntRange(min = 1, max = 11) int signs) {
        EscaquesSetup.Builder turned = EscaquesSetup.from(position).toBuilder();
        for (Planet planet : Planet.values()) {
            Space space = position.space(planet);
            turned.put(planet, new Space(space.sign().plus(signs), space.number()));
        }
        EscaquesPosition rotated = position.ruleset().position(turned.build());
        assertThat(rotated.legalMoves()).isEqualTo(position.legalMoves());
        for (EscaquesMove move : position.legalMoves()) {
            EscaquesPosition next = position.play(move);
            EscaquesPosition other = rotated.play(move);
            seats().forEach(seat -> assertThat(other.score(seat)).isEqualTo(next.score(seat)));
            for (Planet planet : Planet.values()) {
                assertThat(other.space(planet).sign())
                        .isEqualTo(next.space(planet).sign().plus(signs));
            }
        }
        assertThat(ExpectedScore.of(rotated).ownTurns())
                .isEqualTo(ExpectedScore.of(position).ownTurns());
    }

    @Property
    void eventsTellWhatChanged(@ForAll EscaquesPosition position) {
        for (EscaquesMove move : position.legalMoves()) {
            Transition<EscaquesPosition, EscaquesEvent> transition = position.explain(move);
            EscaquesPosition next = transition.position();
            EscaquesSetup.Builder told = EscaquesSetup.from(position).toBuilder();
            int mover = position.seatToAct().orElseThrow();
            int[] scores = seats().map(position::score).toArray();
            boolean transfers = position.ruleset().definition().payment() == EscaquesRules.Payment.TRANSFER;
            for (EscaquesEvent event : transition.events()) {
                if (event instanceof EscaquesEvent.Assigned assigned) {
                    told.assign(mover, assigned.planet());
                } else if (event instanceof EscaquesEvent.Moved moved) {
                    told.put(moved.planet(), moved.to());
                } else if (event instanceof EscaquesEvent.Scored scored && !transfers) {
                    scores[mover - 1] += scored.points();
                } else if (event instanceof EscaquesEvent.Paid paid) {
                    scores[position.seat(paid.from()).orElseThrow() - 1] -= paid.points();
                    scores[position.seat(paid.to()).orElseThrow() - 1] += paid.points();
                } else if (event instanceof EscaquesEvent.Ended ended) {
                    assertThat(next.outcome().orElseThrow().termination()).isEqualTo(ended.why());
                }
            }
            EscaquesSetup expected = told.build();
            for (Planet planet : Planet.values()) {
                assertThat(next.space(planet)).isEqualTo(expected.space(planet));
            }
            seats().forEach(seat -> {
                assertThat(next.score(seat)).isEqualTo(scores[seat - 1]);
                assertThat(next.planet(seat)).isEqualTo(expected.planet(seat));
            });
            assertThat(transition.events().stream().anyMatch(EscaquesEvent.Ended.class::isInstance))
                    .isEqualTo(next.outcome().isPresent());
        }
    }

    @Property
    void gamesKeepToTheTraits(@ForAll EscaquesRuleset ruleset, @ForAll long seed) {
        Traits traits = ruleset.traits();
        Playout<EscaquesPosition> end = Playouts.play(ruleset.initial(), Xoshiro256.of(seed), 2000);
        assertThat(end.plies()).isLessThanOrEqualTo(traits.longestGame().orElse(2000));
        assertThat(end.outcome().isPresent() || traits.longestGame().isEmpty()).isTrue();
        if (end.outcome().isPresent()) {
            List<Integer> payoffs = end.outcome().get().payoffs();
            assertThat(payoffs).allMatch(each -> each >= traits.leastPayoff() && each <= traits.greatestPayoff());
            assertThat(payoffs)
                    .isEqualTo(seats().mapToObj(end.position()::score).toList());
            assertThat(traits.zeroSum()
                            && payoffs.stream().mapToInt(each -> each).sum() != 0)
                    .isFalse();
        }
    }

    @Property
    void payoffsOfDescribedPositionsKeepToTheTraitsToo(@ForAll EscaquesPosition position, @ForAll long seed) {
        Traits traits = position.ruleset().traits();
        Assume.that(traits.longestGame().isPresent());
        Outcome outcome =
                Playouts.play(position, Xoshiro256.of(seed), 1000).outcome().orElseThrow();
        assertThat(outcome.payoffs()).allMatch(each -> each >= traits.leastPayoff() && each <= traits.greatestPayoff());
    }

    @Property
    void idsParseBackAndTheirOptionsTooInAnyOrder(@ForAll EscaquesRuleset ruleset) {
        assertThat((Object) io.github.lusoria.core.Rulesets.of(ruleset.id().toString()))
                .isEqualTo(ruleset);
        assertThat(Escaques.alfonso().with(ruleset.id().options())).isEqualTo(ruleset);
    }

    @Property
    @Proves("escaques.aspects")
    void distanceIsSymmetricAndAtMostSix(@ForAll Sign one, @ForAll Sign other) {
        assertThat(one.distance(other)).isEqualTo(other.distance(one)).isBetween(0, 6);
        assertThat(one.plus(one.distance(other)) == other || other.plus(one.distance(other)) == one)
                .isTrue();
    }

    @Property
    void scoringIsTheSumOfItsAspects(
            @ForAll Sign entered, @ForAll @Size(6) List<Sign> signs, @ForAll EscaquesRules.Conjunction conjunction) {
        AspectScoring scoring = new AspectScoring(conjunction, EscaquesRules.Payment.TRANSFER);
        Map<Planet, Sign> others = new java.util.EnumMap<>(Planet.class);
        for (int i = 0; i < 6; i++) {
            others.put(Planet.values()[i], signs.get(i));
        }
        AspectScore score = scoring.score(entered, others);
        assertThat(score.aspects()).hasSize(6).allSatisfy(each -> {
            assertThat(each.distance()).isEqualTo(entered.distance(each.sign()));
            assertThat(each.aspect()).isEqualTo(Aspect.atDistance(each.distance()));
            assertThat(each.points())
                    .isEqualTo(each.aspect().points(conjunction))
                    .isEqualTo(scoring.points(entered, each.sign()));
            assertThat(each.payer())
                    .isEqualTo(
                            each.points() == 0
                                    ? FormedAspect.Payer.NOBODY
                                    : each.points() < 0 ? FormedAspect.Payer.MOVER : FormedAspect.Payer.ASPECTED);
        });
        assertThat(score.points())
                .isEqualTo(signs.stream()
                        .mapToInt(sign -> scoring.points(entered, sign))
                        .sum());
    }

    @Property
    @Proves("escaques.board")
    void ringsAreClosed(
            @ForAll @IntRange(min = 1, max = 7) int spacesPerSign,
            @ForAll EscaquesRules.SignOrder order,
            @ForAll @IntRange(max = 83) int index,
            @ForAll @IntRange(max = 12) int steps) {
        Ring ring = new Ring(spacesPerSign, order);
        Space space = ring.space(index % ring.spaces());
        assertThat(ring.index(space)).isEqualTo(index % ring.spaces());
        assertThat(ring.advance(space, ring.spaces())).isEqualTo(space);
        assertThat(ring.entered(space, ring.spaces())).hasSize(12).doesNotHaveDuplicates();
        Space end = ring.advance(space, steps);
        List<Sign> entered = ring.entered(space, steps);
        assertThat(entered.isEmpty() ? space.sign() : entered.get(entered.size() - 1))
                .isEqualTo(end.sign());
    }
}
