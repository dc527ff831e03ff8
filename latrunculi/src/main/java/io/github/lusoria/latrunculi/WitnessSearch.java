package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Xoshiro256;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Looks for the smallest position in which two rulesets differ.
 *
 * <p>Positions come from random play under either ruleset, from random set-ups and from the starts. Each one that shows a
 * difference is made smaller by taking things away, one at a time, while a difference stays; of what is left the smallest
 * counts. So no single piece can be taken from the result, but that nothing smaller exists is not proved.
 */
final class WitnessSearch {
    private static final int ENOUGH = 60;
    /** Of so many rounds two are games from the start, one under each ruleset; in the others a set-up is drawn. */
    private static final int ROUNDS = 8;

    private static final int STARTS = 2;
    private static final int LONGEST_LEAD = 200;
    private static final int PLIES = 12;

    private final RulesetPair pair;
    private final long seed;
    private final int budget;
    private int tried;
    private int compared;
    private int found;
    private @Nullable Found best;

    WitnessSearch(RulesetPair pair, long seed, int budget) {
        this.pair = pair;
        this.seed = seed;
        this.budget = budget;
    }

    /** A smaller one is better, then a plainer one, one that differs in fewer moves, one where White acts. */
    private record Found(SharedSetup setup, Witness witness) {
        static final Comparator<Found> ORDER = Comparator.comparingInt((Found found) -> found.setup.size())
                .thenComparingInt(found -> found.setup.extras())
                .thenComparingInt(found -> found.witness.differences())
                .thenComparing(found -> found.setup.side)
                .thenComparing(found -> found.witness.first().toString())
                .thenComparing(found -> found.witness.second().toString());
    }

    /** How many positions or set-ups were tried, those included that are none of both rulesets. */
    int tried() {
        return tried;
    }

    /** How many positions were compared under both rulesets, without those on the way to smaller ones. */
    int compared() {
        return compared;
    }

    Optional<Witness> find() {
        for (long round = 0; tried < budget && found < ENOUGH; round++) {
            Xoshiro256 random = Xoshiro256.of(seed, round);
            LatrunculiRuleset ruleset = round % 2 == 0 ? pair.first() : pair.second();
            if (round % ROUNDS < STARTS) {
                walk(lead(ruleset, random), random);
            } else {
                fromSetup(new RandomSetups(pair, random).next(), ruleset, random);
            }
        }
        return Optional.ofNullable(best).map(Found::witness);
    }

    private static LatrunculiPosition lead(LatrunculiRuleset ruleset, Xoshiro256 random) {
        LatrunculiPosition position = ruleset.initial();
        for (int left = random.nextInt(LONGEST_LEAD); left > 0; left--) {
            int moves = position.legalMoveCount();
            if (moves == 0) {
                break;
            }
            position = position.play(random.nextInt(moves));
        }
        return position;
    }

    private void fromSetup(SharedSetup setup, LatrunculiRuleset ruleset, Xoshiro256 random) {
        Optional<RulesetPair.Positions> positions = pair.positions(setup);
        if (positions.isEmpty()) {
            tried++;
            return;
        }
        walk(
                ruleset.equals(pair.first())
                        ? positions.get().first()
                        : positions.get().second(),
                random);
    }

    /** Plays on at random and looks at each position. */
    private void walk(LatrunculiPosition start, Xoshiro256 random) {
        LatrunculiPosition position = start;
        for (int ply = 0; ply <= PLIES && tried < budget; ply++) {
            tried++;
            int moves = position.legalMoveCount();
            if (moves == 0) {
                return;
            }
            SharedSetup setup = pair.shared(position);
            Optional<RulesetPair.Positions> positions = pair.positions(setup);
            compared += positions.isPresent() ? 1 : 0;
            if (positions.isPresent() && pair.differ(positions.get())) {
                keep(minimal(setup));
                return;
            }
            position = position.play(random.nextInt(moves));
        }
    }

    /** What is left when nothing more can be taken away without losing the difference. */
    private SharedSetup minimal(SharedSetup setup) {
        SharedSetup smallest = setup;
        Optional<SharedSetup> next = Optional.of(setup);
        while (next.isPresent()) {
            smallest = next.get();
            next = smallest.simpler().stream().filter(pair::differs).findFirst();
        }
        return smallest;
    }

    private void keep(SharedSetup setup) {
        found++;
        RulesetPair.Positions positions = pair.positions(setup).orElseThrow();
        Witness witness = Differences.witness(pair, Game.from(positions.first()), Game.from(positions.second()));
        Found candidate = new Found(setup, witness);
        if (best == null || Found.ORDER.compare(candidate, best) < 0) {
            best = candidate;
        }
    }
}
