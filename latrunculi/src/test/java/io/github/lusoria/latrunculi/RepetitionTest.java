package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.slow.SlowGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games under rules of repetition: random ones agree with the slow model, on boards so small that positions come again. */
class RepetitionTest {
    private static final int GAMES = Math.max(1, Integer.getInteger("lusoria.games", 100) / 4);
    private static final int MOST_PLIES = 150;
    private static final int MOST_SQUARES = 16;
    private static final int ENOUGH_GAMES = 25;

    @ParameterizedTest
    @EnumSource(names = {"POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO", "THREEFOLD_DRAW"})
    void aGameGoesAsInTheSlowModel(Repetition repetition) {
        Set<String> ends = new TreeSet<>();
        for (int number = 0; number < GAMES; number++) {
            Xoshiro256 random = Xoshiro256.of(repetition.name().length(), number);
            ends.add(playAndCompare(rules(repetition, random), random));
        }
        if (GAMES >= ENOUGH_GAMES) {
            assertThat(ends).hasSizeGreaterThan(1);
        }
    }

    private static LatrunculiRules rules(Repetition repetition, Xoshiro256 random) {
        while (true) {
            LatrunculiRules rules = Examples.rules(random);
            if (rules.squares() <= MOST_SQUARES) {
                return rules.toBuilder().repetition(repetition).build();
            }
        }
    }

    private static String playAndCompare(LatrunculiRules rules, Xoshiro256 random) {
        Game<LatrunculiPosition, LatrunculiMove> game = Game.of(Examples.ruleset(rules));
        SlowGame slow = SlowGame.of(rules);
        for (int ply = 0; ply < MOST_PLIES; ply++) {
            List<LatrunculiMove> moves = new ArrayList<>(slow.legalMoves());
            String where = game.position().ruleset() + " after " + game.moves() + " at " + game.position();
            assertThat(game.position()).as(where).hasToString(slow.text());
            assertThat(game.outcome().map(Object::toString)).as(where).isEqualTo(slow.outcome());
            assertThat(game.legalMoves()).as(where).isEqualTo(moves);
            for (LatrunculiMove move : game.position().legalMoves()) {
                assertThat(game.isLegal(move)).as("%s: %s", where, move).isEqualTo(moves.contains(move));
            }
            if (slow.outcome().isPresent()) {
                assertThat(game.actor()).as(where).isEqualTo(Actor.NOBODY);
                return slow.outcome().get();
            }
            LatrunculiMove move = moves.get(random.nextInt(moves.size()));
            game = game.play(move);
            slow = slow.play(move);
        }
        return "capped";
    }

    @Test
    @Proves("game.repetition")
    void ludiiReadingForbidsToRecreateAPosition() {
        LatrunculiRuleset ruleset = Examples.schadler2001("men", "2", "repetition", "POSITIONAL_SUPERKO");
        Game<LatrunculiPosition, LatrunculiMove> game = Game.from(ruleset.parse("m6m/8/8/8/8/8/8/M6M w - move -"));
        Game<LatrunculiPosition, LatrunculiMove> later =
                game.play("a1-a2").play("a8-a7").play("a2-a1");
        LatrunculiMove back = ruleset.parseMove("a7-a8");
        assertThat(later.position().isLegal(back)).isTrue();
        assertThat(later.isLegal(back)).isFalse();
        assertThat(later.legality(back))
                .isInstanceOfSatisfying(
                        Legality.Illegal.class,
                        illegal -> assertThat(illegal.rule().value()).isEqualTo("game.repetition"));
    }

    @Test
    @Proves("game.repetition")
    void aBoardThatStandsForTheThirdTimeWithTheSamePlayerToActIsADraw() {
        LatrunculiRuleset ruleset = Examples.schadler2001("men", "2", "repetition", "THREEFOLD_DRAW");
        Game<LatrunculiPosition, LatrunculiMove> game = Game.from(ruleset.parse("m6m/8/8/8/8/8/8/M6M w - move -"));
        for (int i = 0; i < 2; i++) {
            assertThat(game.outcome()).isEmpty();
            game = game.play("a1-a2").play("a8-a7").play("a2-a1").play("a7-a8");
        }
        assertThat(game.outcome().map(Object::toString)).contains("repetition 0,0");
    }

    /** Where a lone man may go nowhere but back, and back is forbidden, he is blocked. */
    @ParameterizedTest
    @EnumSource(Blocked.class)
    void aPlayerWhoseEveryMoveIsForbiddenIsBlocked(Blocked blocked) {
        LatrunculiRuleset ruleset = Examples.schadler2001("men", "2", "ranks", "2", "files", "4")
                .with("repetition", "POSITIONAL_SUPERKO")
                .with("leaps", "ONE")
                .with("leap", "NONE")
                .with("blocked", blocked.name());
        Game<LatrunculiPosition, LatrunculiMove> game = Game.from(ruleset.parse("mmmm/mmM1 w - move -"));
        game = game.play("c1-d1");
        assertThat(game.position()).hasToString("mmmm/mm1M b - move -");
        game = game.play("b1-c1");
        switch (blocked) {
            case PASS -> {
                assertThat(game.position().legalMoves()).containsExactly(LatrunculiMove.PASS);
                assertThat(game.legalMoves()).containsExactly(LatrunculiMove.PASS);
            }
            case LOSS, COUNT -> assertThat(game.outcome().map(Object::toString)).contains("blocked -1,1");
        }
    }
}
