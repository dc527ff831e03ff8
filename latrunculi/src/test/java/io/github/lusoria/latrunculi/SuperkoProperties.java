package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** With superko no game repeats a position, and nothing else is forbidden. */
class SuperkoProperties {
    private static final int MOST_PLIES = 150;

    @Provide
    Arbitrary<LatrunculiRuleset> smallBoards() {
        return rulesets(Arbitraries.of(
                Repetition.POSITIONAL_SUPERKO, Repetition.SITUATIONAL_SUPERKO, Repetition.THREEFOLD_DRAW));
    }

    @Provide
    Arbitrary<LatrunculiRuleset> positional() {
        return rulesets(Arbitraries.just(Repetition.POSITIONAL_SUPERKO));
    }

    @Provide
    Arbitrary<LatrunculiRuleset> situational() {
        return rulesets(Arbitraries.just(Repetition.SITUATIONAL_SUPERKO));
    }

    private static Arbitrary<LatrunculiRuleset> rulesets(Arbitrary<Repetition> repetitions) {
        Arbitrary<LatrunculiRules.Builder> builders = Combinators.combine(
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.integers().between(0, 100),
                        Arbitraries.of(Leap.ANY, Leap.NONE, Leap.OWN_OR_TRAPPED, Leap.ENEMY),
                        Arbitraries.of(Leaps.SEVERAL, Leaps.ONE),
                        Arbitraries.of(DoubleTrap.class),
                        Arbitraries.of(Entry.class))
                .as((ranks, files, men, leap, leaps, doubleTrap, entry) ->
                        Examples.SCHADLER_2001.definition().toBuilder()
                                .ranks(ranks)
                                .files(files)
                                .men(2 + men % Math.min(3, ranks * files / 2 - 1))
                                .leap(leap)
                                .leaps(leap == Leap.NONE ? Leaps.ONE : leaps)
                                .doubleTrap(doubleTrap)
                                .entry(entry));
        return Combinators.combine(
                        builders,
                        Arbitraries.of(Blocked.class),
                        Arbitraries.of(0, 0, 0, 20, 60),
                        Arbitraries.of(true, false),
                        repetitions)
                .as((builder, blocked, quiet, reduced, repetition) -> {
                    builder.blocked(blocked).quiet(quiet).repetition(repetition);
                    return Examples.ruleset((reduced ? builder.losesAt(1) : builder.neverReduced()).build());
                })
                .withoutEdgeCases();
    }

    @Property
    void aGameAgreesWithAListOfAllItsPositions(@ForAll("smallBoards") LatrunculiRuleset ruleset, @ForAll long seed) {
        SuperkoTest.playToTheEnd(ruleset, Xoshiro256.of(seed), MOST_PLIES);
    }

    @Property
    void noBoardComesAgainAndWhatIsRefusedWouldHaveComeAgain(
            @ForAll("positional") LatrunculiRuleset ruleset, @ForAll long seed) {
        comesNeverAgain(ruleset, seed, false);
    }

    @Property
    void noBoardComesAgainForOnePlayerAndWhatIsRefusedWouldHaveComeAgain(
            @ForAll("situational") LatrunculiRuleset ruleset, @ForAll long seed) {
        comesNeverAgain(ruleset, seed, true);
    }

    private static void comesNeverAgain(LatrunculiRuleset ruleset, long seed, boolean situational) {
        SuperkoWords words = SuperkoWords.of(ruleset);
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<LatrunculiPosition, LatrunculiMove> game = Game.of(ruleset);
        Map<String, Integer> seen = new HashMap<>(Map.of(key(words, game.position(), situational), 0));
        while (game.outcome().isEmpty() && game.ply() < MOST_PLIES) {
            LatrunculiPosition position = game.position();
            List<LatrunculiMove> allowed = game.legalMoves();
            for (LatrunculiMove move : position.legalMoves()) {
                LatrunculiPosition next = position.play(move);
                boolean same = words.board(next).equals(words.board(position));
                Integer before = same ? null : seen.get(key(words, next, situational));
                assertThat(allowed.contains(move)).as("%s: %s", game, move).isEqualTo(before == null);
                if (before != null) {
                    Legality.Illegal illegal = (Legality.Illegal) game.legality(move);
                    assertThat(illegal.rule()).isEqualTo(RuleId.REPETITION);
                    assertThat(illegal.reason().arguments()).containsExactly(move.toString(), before.toString());
                }
            }
            game = game.playRandom(random);
            Integer before = seen.put(key(words, game.position(), situational), game.ply());
            assertThat(before == null || game.lastMove().orElseThrow() == LatrunculiMove.PASS || endedBlocked(game))
                    .as("%s repeats ply %s", game, before)
                    .isTrue();
        }
    }

    private static String key(SuperkoWords words, LatrunculiPosition position, boolean situational) {
        return words.board(position) + (situational ? " " + position.actor() : "");
    }

    /** The end replaces the position in which a player was blocked, so that nobody acts on that board. */
    private static boolean endedBlocked(Game<LatrunculiPosition, LatrunculiMove> game) {
        return game.outcome().orElseThrow().termination() == LatrunculiTermination.BLOCKED;
    }

    @Property
    void aRandomGameIsThatOfPlayouts(@ForAll("smallBoards") LatrunculiRuleset ruleset, @ForAll long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<LatrunculiPosition, LatrunculiMove> game = Game.of(ruleset);
        while (game.ply() < MOST_PLIES && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        var playout = Playouts.play(ruleset.initial(), Xoshiro256.of(seed), MOST_PLIES);
        assertThat(playout.position()).isEqualTo(game.position());
        assertThat(playout.outcome()).isEqualTo(game.outcome());
        assertThat(playout.plies()).isEqualTo(game.ply());
    }

    /** What is played again from the texts of its moves is the same game. */
    @Property
    void aGameReplaysFromItsMoves(@ForAll("smallBoards") LatrunculiRuleset ruleset, @ForAll long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<LatrunculiPosition, LatrunculiMove> game = Game.of(ruleset);
        while (game.ply() < MOST_PLIES && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        Game<LatrunculiPosition, LatrunculiMove> again = Game.of(ruleset);
        for (LatrunculiMove move : game.moves()) {
            again = again.play(move.toString());
        }
        assertThat(again).isEqualTo(game).hasSameHashCodeAs(game).hasToString(game.toString());
    }
}
