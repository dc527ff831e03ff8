package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.SlowGame;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games under rules of repetition agree with a list of all their positions. */
@Execution(ExecutionMode.CONCURRENT)
class SuperkoTest {
    private static final int GAMES = Math.min(500, Integer.getInteger("lusoria.games", 100));
    private static final List<String> RULES =
            List.of("NONE", "POSITIONAL_SUPERKO", "SITUATIONAL_SUPERKO", "THREEFOLD_DRAW");

    /** Small boards, where repetition is frequent, under every rule and with every fate of a blocked player. */
    static Stream<String> rulesets() {
        List<String> boards = List.of(
                "ranks=2&files=3&men=2",
                "ranks=2&files=4&men=2&loses=NEVER",
                "ranks=3&files=3&men=2",
                "ranks=3&files=3&men=4&loses=NEVER",
                "ranks=3&files=3&men=3&entry=SAFE&doubleTrap=ANY_GUARD_FREES",
                "ranks=2&files=5&men=3&leap=NONE&leaps=ONE",
                "ranks=3&files=4&men=3&quiet=30",
                "ranks=4&files=4&men=3&leap=ENEMY&leaps=ONE&quiet=90");
        return boards.stream()
                .flatMap(board -> Stream.of("PASS", "LOSS", "COUNT").map(blocked -> board + "&blocked=" + blocked))
                .flatMap(options -> RULES.stream().map(rule -> options + "&repetition=" + rule))
                .map(options -> "latrunculi/schadler-2001?" + options);
    }

    static LatrunculiRuleset ruleset(String id) {
        return (LatrunculiRuleset) Rulesets.of(id);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    @Tag("thorough")
    void randomGamesAgreeWithAListOfAllPositions(String id) {
        for (int number = 0; number < Math.max(1, GAMES / 100); number++) {
            playToTheEnd(ruleset(id), Xoshiro256.of(51, number), 150);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "latrunculi/schadler-2001@ludii",
                "latrunculi/schadler-1994@ludii",
                "latrunculi/schadler-2001?repetition=SITUATIONAL_SUPERKO",
                "latrunculi/schadler-1994?repetition=THREEFOLD_DRAW"
            })
    @Tag("thorough")
    void randomGamesOnTheFullBoardAgreeWithAListOfAllPositions(String id) {
        for (int number = 0; number < Math.max(1, GAMES / 100); number++) {
            playToTheEnd(ruleset(id), Xoshiro256.of(52, number), 100);
        }
    }

    /** Plays a random game and the slow game beside it. */
    static void playToTheEnd(LatrunculiRuleset ruleset, Xoshiro256 random, int mostPlies) {
        Game<LatrunculiPosition, LatrunculiMove> game = Game.of(ruleset);
        SlowGame<LatrunculiPosition, LatrunculiMove> slow = SuperkoWords.slow(ruleset);
        slow.agreesWith(game);
        while (slow.outcome().isEmpty() && slow.ply() < mostPlies) {
            List<LatrunculiMove> legal = game.legalMoves();
            game = random.nextBoolean()
                    ? game.playRandom(random)
                    : game.play(legal.get(random.nextInt(legal.size())).toString());
            slow.play(game.lastMove().orElseThrow());
            slow.agreesWith(game);
            if (slow.ply() % 10 == 0) {
                slow.judgesLike(game);
            }
        }
        slow.judgesLike(game);
        slow.hasThePastOf(game);
    }

    @Test
    @Tag("slow")
    void longGamesOnTheFullBoardAgreeWithAListOfAllPositions() {
        for (String rule : RULES) {
            LatrunculiRuleset few =
                    ruleset("latrunculi/schadler-2001?men=2&loses=NEVER&leap=NONE&leaps=ONE&repetition=" + rule);
            playToTheEnd(few, Xoshiro256.of(53), 1_500);
        }
    }

    /** Everything that can happen in a game of very few squares, not just what random games meet. */
    @ParameterizedTest
    @ValueSource(strings = {"PASS", "LOSS", "COUNT"})
    void allGamesOfASmallBoardAgreeWithAListOfAllPositions(String blocked) {
        for (String rule : RULES) {
            LatrunculiRuleset ruleset = ruleset("latrunculi/schadler-2001?ranks=2&files=3&men=2&loses=NEVER&blocked="
                    + blocked + "&repetition=" + rule);
            walk(Game.of(ruleset), SuperkoWords.slow(ruleset), 8);
        }
    }

    private static void walk(
            Game<LatrunculiPosition, LatrunculiMove> game,
            SlowGame<LatrunculiPosition, LatrunculiMove> slow,
            int depth) {
        slow.agreesWith(game);
        if (depth == 0) {
            return;
        }
        // the first placements are all alike
        List<LatrunculiMove> legal = game.legalMoves();
        for (LatrunculiMove move : game.ply() < 4 ? legal.subList(0, 1) : legal) {
            SlowGame<LatrunculiPosition, LatrunculiMove> copy = slow.copy();
            copy.play(move);
            walk(game.play(move), copy, depth - 1);
        }
    }

    // ---- examples

    private static Game<LatrunculiPosition, LatrunculiMove> game(String options, String start, String... moves) {
        Game<LatrunculiPosition, LatrunculiMove> game =
                Game.from(ruleset("latrunculi/schadler-2001?" + options).parse(start));
        for (String move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /** One man each on a board of two by two, where nobody can be trapped and four steps lead back to the start. */
    private static final String CORNERS = "m1/1M w - move -";

    private static final String TWO = "ranks=2&files=2&men=2&leap=NONE&leaps=ONE&loses=NEVER";

    @Test
    void aMoveMayNotRecreateTheStart() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                game(TWO + "&repetition=POSITIONAL_SUPERKO", CORNERS, "b1-a1", "a2-b2", "a1-b1");
        assertThat(game.position()).hasToString("1m/1M b - move -");
        assertThat(game.position().legalMoves()).hasToString("[b2-a2]");
        Legality.Illegal illegal =
                (Legality.Illegal) game.legality(new LatrunculiMove.Movement(Square.parse("b2"), Square.parse("a2")));
        assertThat(illegal.rule()).isEqualTo(RuleId.REPETITION);
        assertThat(illegal).hasToString("b2-a2 would recreate the board that stood after ply 0 (game.repetition)");
        assertThat(game.legalMoves()).containsExactly(LatrunculiMove.PASS);
    }

    @Test
    void aPlayerBlockedByRepetitionPassesAndTheOtherPlaysOn() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                game(TWO + "&repetition=POSITIONAL_SUPERKO", CORNERS, "b1-a1", "a2-b2", "a1-b1", "pass");
        assertThat(game.position()).hasToString("1m/1M w - passed -");
        assertThat(game.actor()).isEqualTo(new Actor.Player(1));
        assertThat(game.legalMoves()).containsExactly(LatrunculiMove.PASS);
        assertThat(game.play("pass").outcome()).hasToString("Optional[passes 0,0]");
    }

    @Test
    void aPlayerBlockedByRepetitionLosesWhereTheRulesSaySo() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                game(TWO + "&blocked=LOSS&repetition=POSITIONAL_SUPERKO", CORNERS, "b1-a1", "a2-b2", "a1-b1");
        assertThat(game.position()).hasToString("1m/1M b - over:w:blocked -");
        assertThat(game.outcome()).hasToString("Optional[blocked 1,-1]");
        assertThat(game.ply()).isEqualTo(3);
        assertThat(game.legalMoves()).isEmpty();
    }

    @Test
    void aPlayerBlockedByRepetitionEndsTheGameByCountWhereTheRulesSaySo() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                game(TWO + "&blocked=COUNT&repetition=POSITIONAL_SUPERKO", CORNERS, "b1-a1", "a2-b2", "a1-b1");
        assertThat(game.position()).hasToString("1m/1M b - over:draw:blocked -");
        assertThat(game.outcome()).hasToString("Optional[blocked 0,0]");
    }

    @Test
    void underSituationalSuperkoThePlayerToActCounts() {
        String[] moves = {"b1-a1", "a2-b2", "a1-b1", "pass"};
        // 1m/M1 stood with White to act; after the pass it would stand with Black to act
        assertThat(game(TWO + "&repetition=SITUATIONAL_SUPERKO", CORNERS, moves).legalMoves())
                .hasToString("[b1-a1]");
        assertThat(game(TWO + "&repetition=POSITIONAL_SUPERKO", CORNERS, moves).legalMoves())
                .hasToString("[pass]");
    }

    @Test
    void theSameMenWithOtherTrapMarksAreAnotherBoard() {
        Game<LatrunculiPosition, LatrunculiMove> game = game(
                "ranks=3&files=3&men=2&loses=NEVER&repetition=POSITIONAL_SUPERKO",
                "m2/3/MmM w - move -",
                "c1-c2",
                "a3-b3",
                "c2-c1");
        assertThat(game.position()).hasToString("1m1/3/Mm-M b - move -");
        assertThat(game.play("b3-a3").position()).hasToString("m2/3/Mm-M w - move -");
    }

    @Test
    void theThirdOccurrenceIsADraw() {
        Game<LatrunculiPosition, LatrunculiMove> game = game(
                TWO + "&repetition=THREEFOLD_DRAW",
                CORNERS,
                "b1-a1",
                "a2-b2",
                "a1-b1",
                "b2-a2",
                "b1-a1",
                "a2-b2",
                "a1-b1");
        assertThat(game.outcome()).isEmpty();
        Game<LatrunculiPosition, LatrunculiMove> drawn = game.play("b2-a2");
        assertThat(drawn.outcome()).hasToString("Optional[repetition 0,0]");
        assertThat(drawn.position()).hasToString(CORNERS);
        assertThat(drawn.legalMoves()).isEmpty();
        assertThat(drawn.actor()).isEqualTo(Actor.NOBODY);
    }

    @Test
    void aForcedPassCountsAsQuiet() {
        Game<LatrunculiPosition, LatrunculiMove> game =
                game(TWO + "&quiet=4&repetition=POSITIONAL_SUPERKO", "m1/1M w - move 0", "b1-a1", "a2-b2", "a1-b1");
        assertThat(game.legalMoves()).containsExactly(LatrunculiMove.PASS);
        assertThat(game.play("pass").position()).hasToString("1m/1M w - over:draw:quiet 4");
    }
}
