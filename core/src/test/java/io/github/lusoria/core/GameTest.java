package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.FaultyNim.Stakes;
import io.github.lusoria.core.GameLamps.Act;
import io.github.lusoria.core.GameLamps.Board;
import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.core.testkit.Race;
import io.github.lusoria.core.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game holds its past, branches without disturbing others, and ends by its position or from outside. */
class GameTest {
    private static final GameLamps LAMPS = GameLamps.of(6, Repetition.NONE);
    private static final Game<TicTacToe.Board, TicTacToe.Cell> CROSSES = Game.of(TicTacToe.RULESET);

    private static Game<TicTacToe.Board, TicTacToe.Cell> crosses(String... moves) {
        Game<TicTacToe.Board, TicTacToe.Cell> game = CROSSES;
        for (String move : moves) {
            game = game.play(move);
        }
        return game;
    }

    // ---- the past

    @Test
    void aGameWithoutMovesIsAtItsStart() {
        assertThat(CROSSES.ply()).isZero();
        assertThat(CROSSES.position()).isEqualTo(TicTacToe.RULESET.initial());
        assertThat(CROSSES.parent()).isEmpty();
        assertThat(CROSSES.lastMove()).isEmpty();
        assertThat(CROSSES.moves()).isEmpty();
        assertThat(CROSSES.at(0)).isSameAs(CROSSES);
        assertThat(CROSSES.positionAt(0)).isEqualTo(CROSSES.position());
        assertThat(CROSSES.actor()).isEqualTo(new Actor.Player(1));
        assertThat(CROSSES.outcome()).isEmpty();
    }

    @Test
    void aGameMayStartFromAnyPosition() {
        TicTacToe.Board start = TicTacToe.RULESET.parse("xo....... x");
        Game<TicTacToe.Board, TicTacToe.Cell> game = Game.from(start).play("c3");
        assertThat(game.position()).hasToString("xo......x o");
        assertThat(game.ply()).isOne();
        assertThat(game.positionAt(0)).isEqualTo(start);
    }

    @Test
    void playingMakesALongerGameAndLeavesTheShorterOne() {
        Game<TicTacToe.Board, TicTacToe.Cell> longer = CROSSES.play("b2");
        assertThat(longer.ply()).isOne();
        assertThat(longer.position()).hasToString("....x.... o");
        assertThat(longer.lastMove()).contains(new TicTacToe.Cell(4));
        assertThat(longer.parent()).containsSame(CROSSES);
        assertThat(longer.actor()).isEqualTo(new Actor.Player(2));
        assertThat(CROSSES.ply()).isZero();
        assertThat(CROSSES.legalMoves()).hasSize(9);
    }

    @Test
    void aMoveMayBePlayedAsAValueOrAsText() {
        assertThat(CROSSES.play("b2")).isEqualTo(CROSSES.play(new TicTacToe.Cell(4)));
    }

    @ParameterizedTest
    @EnumSource
    void everyPlyOfALongGameIsFoundAgain(Repetition repetition) {
        Xoshiro256 random = Xoshiro256.of(11);
        Game<Board, Act> game = Game.of(GameLamps.of(20, repetition));
        List<Game<Board, Act>> games = new ArrayList<>(List.of(game));
        List<Act> moves = new ArrayList<>();
        while (game.ply() < 3000 && game.outcome().isEmpty()) {
            if (game.ply() % 3 == 0) {
                game = game.playRandom(random);
            } else {
                List<Act> legal = game.legalMoves();
                game = game.play(legal.get(random.nextInt(legal.size())));
            }
            games.add(game);
            moves.add(game.lastMove().orElseThrow());
        }
        int last = games.size() - 1;
        assertThat(last).isGreaterThan(500);
        assertThat(game.moves()).isEqualTo(moves);
        for (int from = last; from >= 0; from -= 77) {
            for (int ply = 0; ply <= from; ply++) {
                assertThat(games.get(from).at(ply)).isSameAs(games.get(ply));
            }
        }
        Board position = game.positionAt(0);
        for (int ply = 1; ply <= last; ply++) {
            Game<Board, Act> there = games.get(ply);
            position = position.play(moves.get(ply - 1));
            assertThat(game.positionAt(ply)).isEqualTo(position);
            assertThat(there.parent()).containsSame(games.get(ply - 1));
            assertThat(there.lastMove()).contains(moves.get(ply - 1));
            assertThat(there.ply()).isEqualTo(ply);
        }
    }

    @Test
    void undoIsTheParentAndMayBePlayedOnDifferently() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2", "c3");
        Game<TicTacToe.Board, TicTacToe.Cell> undone = game.parent().orElseThrow();
        assertThat(undone).isEqualTo(crosses("a1", "b2"));
        assertThat(undone.play("c2").moves()).hasToString("[a1, b2, c2]");
        assertThat(game.moves()).hasToString("[a1, b2, c3]");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 4, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void aGameWasNeverAtAnotherPly(int ply) {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2", "c3");
        assertThatThrownBy(() -> game.at(ply))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining(Integer.toString(ply));
        assertThatThrownBy(() -> game.positionAt(ply)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void movesCannotBeChanged() {
        List<TicTacToe.Cell> moves = crosses("a1", "b2").moves();
        assertThatThrownBy(() -> moves.set(0, new TicTacToe.Cell(8))).isInstanceOf(UnsupportedOperationException.class);
        List<TicTacToe.Cell> legal = crosses("a1").legalMoves();
        assertThatThrownBy(() -> legal.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        List<Act> allowed = Game.of(GameLamps.of(4, Repetition.POSITIONAL_SUPERKO))
                .play("s0")
                .legalMoves();
        assertThatThrownBy(() -> allowed.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    // ---- legal moves without a rule of repetition

    @Test
    void withoutARuleOfRepetitionTheLegalMovesAreThoseOfThePosition() {
        Xoshiro256 random = Xoshiro256.of(12);
        Game<Board, Act> game = Game.of(LAMPS);
        for (int ply = 0; ply < 500; ply++) {
            Board position = game.position();
            assertThat(game.legalMoves()).isEqualTo(position.legalMoves());
            for (int id = 0; id < LAMPS.actionCount(); id++) {
                Act move = LAMPS.action(id);
                assertThat(game.legality(move)).isEqualTo(position.legality(move));
                assertThat(game.isLegal(move)).isEqualTo(position.isLegal(move));
            }
            game = game.playRandom(random);
            assertThat(game.outcome()).isEmpty();
        }
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        assertThatThrownBy(() -> crosses("a1").play("a1"))
                .isInstanceOfSatisfying(IllegalMoveException.class, thrown -> {
                    assertThat(thrown.position()).hasToString("x........ o");
                    assertThat(thrown.move()).hasToString("a1");
                    assertThat(thrown.illegality().rule()).hasToString("toy.taken");
                });
    }

    @Test
    @Proves("game.repetition")
    void aMoveThatRepetitionForbidsIsRefusedWithThePlyItWouldRecreate() {
        GameLamps lamps = GameLamps.of(4, Repetition.POSITIONAL_SUPERKO);
        Game<Board, Act> game = Game.of(lamps).play("s0").play("s1").play("s2");
        assertThat(game.legality(Act.one(2)))
                .hasToString("s2 would recreate the board that stood after ply 2 (game.repetition)");
        assertThatThrownBy(() -> game.play("s2")).isInstanceOfSatisfying(IllegalMoveException.class, thrown -> {
            assertThat(thrown.illegality().rule()).isEqualTo(RuleId.REPETITION);
            assertThat(thrown.position()).isEqualTo(game.position());
        });
        assertThat(game.play("s0").legality(Act.two(1)))
                .hasToString("d1 would recreate the board that stood after ply 0 (game.repetition)");
    }

    // ---- threefold

    @Test
    @Proves("game.repetition")
    void theThirdOccurrenceWithTheSamePlayerToActIsADrawAndTheStartCounts() {
        Game<Board, Act> game = Game.of(GameLamps.of(4, Repetition.THREEFOLD_DRAW));
        for (String move : List.of("s0", "s0", "s0")) {
            game = game.play(move);
            assertThat(game.outcome()).isEmpty();
        }
        game = game.play("s0");
        assertThat(game.outcome()).hasToString("Optional[repetition 0,0]");
        assertThat(game.outcome().orElseThrow().termination()).isSameAs(GameTermination.REPETITION);
        assertThat(game.actor()).isEqualTo(Actor.NOBODY);
        assertThat(game.legalMoves()).isEmpty();
        assertThat(game.position().outcome()).isEmpty();
        assertThat(game.position().legalMoves()).isNotEmpty();
        assertThat(game.legality(Act.one(0))).hasToString("the game is over (game.over)");
        assertThat(game.parent().orElseThrow().outcome()).isEmpty();
    }

    @Test
    void withAnotherPlayerToActABoardDoesNotCount() {
        Game<Board, Act> game = Game.of(GameLamps.of(4, Repetition.THREEFOLD_DRAW));
        // the start again after three plies, with the other player to act, each time
        for (String move : List.of("s0", "s1", "d0", "s0", "s1", "d0", "s0", "s1", "d0")) {
            game = game.play(move);
            assertThat(game.outcome()).isEmpty();
        }
        assertThat(game.positionAt(3).hasSameBoard(game.positionAt(0))).isTrue();
        assertThat(game.play("s0").play("s1").play("d0").outcome()).hasToString("Optional[repetition 0,0]");
    }

    @Test
    void aDrawByRepetitionIsRefusedFurtherMoves() {
        Game<Board, Act> drawn = Game.of(GameLamps.of(4, Repetition.THREEFOLD_DRAW))
                .play("s0")
                .play("s0")
                .play("s0")
                .play("s0");
        assertThatThrownBy(() -> drawn.play("s1"))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        thrown -> assertThat(thrown.illegality().rule()).isEqualTo(RuleId.GAME_OVER));
        assertThatThrownBy(() -> drawn.playRandom(Xoshiro256.of(1))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(drawn::agreeDraw).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatAPositionEndsIsNoDrawByRepetition() {
        GameLamps lamps = GameLamps.of(2, Repetition.THREEFOLD_DRAW).withGoal();
        Game<Board, Act> game = Game.from(lamps.at(1)).play("s1");
        assertThat(game.outcome()).hasToString("Optional[lit 1,-1]");
    }

    // ---- blocked by repetition

    /** All four boards of two lamps stood, whatever comes next. */
    private static Game<Board, Act> allBoards(GameLamps lamps) {
        return Game.of(lamps).play("s0").play("s1").play("s0");
    }

    @Test
    void aBlockedPlayerPassesAndTwoPassesEndTheGame() {
        Game<Board, Act> blocked = allBoards(GameLamps.of(2, Repetition.POSITIONAL_SUPERKO));
        assertThat(blocked.position().legalMoves()).hasToString("[s0, s1, d0]");
        assertThat(blocked.legalMoves()).containsExactly(Act.PASS);
        assertThat(blocked.isLegal(Act.PASS)).isTrue();
        assertThat(blocked.legality(Act.PASS)).isEqualTo(Legality.LEGAL);
        assertThat(blocked.actor()).isEqualTo(new Actor.Player(2));
        Game<Board, Act> passed = blocked.play("pass");
        assertThat(passed.position()).hasToString("01 0 1 passed");
        assertThat(passed.lastMove()).contains(Act.PASS);
        assertThat(passed.legalMoves()).containsExactly(Act.PASS);
        Game<Board, Act> over = passed.play(Act.PASS);
        assertThat(over.position()).hasToString("01 0 2 over:passes:0");
        assertThat(over.outcome()).hasToString("Optional[passes 0,0]");
        assertThat(over.moves()).hasToString("[s0, s1, s0, pass, pass]");
        assertThat(over.legalMoves()).isEmpty();
    }

    @Test
    void aBlockedPlayerPassesAtRandomToo() {
        Game<Board, Act> blocked = allBoards(GameLamps.of(2, Repetition.POSITIONAL_SUPERKO));
        assertThat(blocked.playRandom(Xoshiro256.of(1))).isEqualTo(blocked.play("pass"));
    }

    @Test
    void aPlayerWhoIsNotBlockedMayNotPass() {
        Game<Board, Act> game =
                Game.of(GameLamps.of(2, Repetition.POSITIONAL_SUPERKO)).play("s0");
        assertThat(game.legality(Act.PASS)).isEqualTo(game.position().legality(Act.PASS));
        assertThatThrownBy(() -> game.play("pass")).isInstanceOf(IllegalMoveException.class);
    }

    @Test
    void whereBeingBlockedEndsTheGameItIsOverAtOnce() {
        Game<Board, Act> over =
                allBoards(GameLamps.of(2, Repetition.POSITIONAL_SUPERKO).withLoss());
        assertThat(over.ply()).isEqualTo(3);
        assertThat(over.position()).hasToString("01 0 2 over:blocked:1");
        assertThat(over.outcome()).hasToString("Optional[blocked 1,-1]");
        assertThat(over.legalMoves()).isEmpty();
        assertThat(over.lastMove()).contains(Act.one(0));
        assertThat(over.parent().orElseThrow().outcome()).isEmpty();
        assertThatThrownBy(() -> over.play("pass"))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        thrown -> assertThat(thrown.illegality().rule()).isEqualTo(RuleId.GAME_OVER));
    }

    @Test
    void aMoveThatLeavesTheBoardIsExempt() {
        GameLamps lamps = GameLamps.of(2, Repetition.POSITIONAL_SUPERKO).withWaiting();
        Game<Board, Act> game = allBoards(lamps);
        for (int i = 0; i < 100; i++) {
            assertThat(game.legalMoves()).containsExactly(Act.WAIT);
            game = game.play("wait");
        }
        assertThat(game.outcome()).isEmpty();
    }

    @Test
    void underSituationalSuperkoABoardMayComeAgainForTheOtherPlayer() {
        Game<Board, Act> positional = Game.of(GameLamps.of(3, Repetition.POSITIONAL_SUPERKO))
                .play("s0")
                .play("s1");
        assertThat(positional.isLegal(Act.two(0))).isFalse();
        Game<Board, Act> situational = Game.of(GameLamps.of(3, Repetition.SITUATIONAL_SUPERKO))
                .play("s0")
                .play("s1");
        assertThat(situational.isLegal(Act.two(0))).isTrue();
        assertThat(situational.isLegal(Act.one(1))).isFalse();
        Game<Board, Act> later = situational.play("d0").play("s0");
        assertThat(later.isLegal(Act.one(1))).isTrue();
        assertThat(later.play("s1").isLegal(Act.two(0))).isFalse();
    }

    // ---- ending from outside

    @Test
    @Proves("game.ended-from-outside")
    void whoResignsLoses() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2");
        assertThat(game.resign(1).outcome()).hasToString("Optional[resigned -1,1]");
        assertThat(game.resign(2).outcome()).hasToString("Optional[resigned 1,-1]");
        assertThat(game.resign(2).outcome().orElseThrow().termination()).isSameAs(GameTermination.RESIGNED);
    }

    @Test
    void aGameEndedFromOutsideKeepsItsPositionAndItsPast() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2");
        for (Game<TicTacToe.Board, TicTacToe.Cell> ended :
                List.of(game.resign(1), game.agreeDraw(), game.adjudicate(List.of(1, -1)))) {
            assertThat(ended.position()).isEqualTo(game.position());
            assertThat(ended.ply()).isEqualTo(2);
            assertThat(ended.moves()).isEqualTo(game.moves());
            assertThat(ended.lastMove()).isEqualTo(game.lastMove());
            assertThat(ended.parent()).isEqualTo(game.parent());
            assertThat(ended.at(1)).isEqualTo(game.at(1));
            assertThat(ended.at(1).outcome()).isEmpty();
            assertThat(ended.actor()).isEqualTo(Actor.NOBODY);
            assertThat(ended.legalMoves()).isEmpty();
            assertThat(ended.isLegal(new TicTacToe.Cell(8))).isFalse();
            assertThat(ended.legality(new TicTacToe.Cell(8))).hasToString("the game is over (game.over)");
        }
        assertThat(game.outcome()).isEmpty();
        assertThat(game.legalMoves()).hasSize(7);
    }

    @Test
    @Proves("game.over")
    void aGameEndedFromOutsideIsOver() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2");
        for (Game<TicTacToe.Board, TicTacToe.Cell> ended :
                List.of(game.resign(1), game.agreeDraw(), game.adjudicate(List.of(-1, 1)))) {
            assertThatThrownBy(() -> ended.play("c3"))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            thrown -> assertThat(thrown.illegality().rule()).isEqualTo(RuleId.GAME_OVER));
            assertThatThrownBy(() -> ended.playRandom(Xoshiro256.of(1))).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> ended.resign(1)).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(ended::agreeDraw).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> ended.adjudicate(List.of(1, -1))).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void aGameEndedByItsPositionCannotBeEndedFromOutside() {
        Game<TicTacToe.Board, TicTacToe.Cell> won = crosses("a1", "b2", "b1", "c3", "c1");
        assertThat(won.outcome()).hasToString("Optional[lined 1,-1]");
        assertThat(won.legalMoves()).isEmpty();
        assertThat(won.actor()).isEqualTo(Actor.NOBODY);
        assertThatThrownBy(() -> won.resign(1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(won::agreeDraw).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> won.adjudicate(List.of(1, -1))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> won.playRandom(Xoshiro256.of(1))).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> won.play("a2"))
                .isInstanceOfSatisfying(
                        IllegalMoveException.class,
                        thrown -> assertThat(thrown.illegality().rule()).isEqualTo(RuleId.GAME_OVER));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, -1, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void onlyASeatOfTheGameResigns(int seat) {
        assertThatThrownBy(() -> CROSSES.resign(seat)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void oneOfThreeCannotResignToTheOthers() {
        Game<Race.RacePosition, Race.RaceMove> race = Game.of(Race.STANDARD);
        assertThatThrownBy(() -> race.resign(1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("adjudicate");
    }

    @Test
    void whoGivesUpLosesOneWhereMoreCouldBeLost() {
        Game<FaultyNim.Pile, FaultyNim.Take> nim = Game.of(FaultyNim.playedFor(Stakes.THREE));
        assertThat(nim.resign(1).outcome()).hasToString("Optional[resigned -1,1]");
        assertThat(nim.resign(2).outcome()).hasToString("Optional[resigned 1,-1]");
    }

    @ParameterizedTest
    @EnumSource(names = {"NOTHING", "PLACES"})
    void nobodyResignsWhereNobodyCanWinOneFromTheOther(Stakes stakes) {
        Game<FaultyNim.Pile, FaultyNim.Take> nim = Game.of(FaultyNim.playedFor(stakes));
        for (int seat = 1; seat <= 2; seat++) {
            int resigning = seat;
            assertThatThrownBy(() -> nim.resign(resigning))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("adjudicate");
        }
    }

    @Test
    void nobodyAgreesOnADrawWhereZeroIsNoPayoff() {
        Game<FaultyNim.Pile, FaultyNim.Take> nim = Game.of(FaultyNim.playedFor(Stakes.PLACES));
        assertThatThrownBy(nim::agreeDraw)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("there is no draw: payoffs are from 1 to 2, not 0");
    }

    @Test
    @Proves("game.ended-from-outside")
    void threePlayersMayAgreeOnADrawOrBeJudged() {
        Game<Race.RacePosition, Race.RaceMove> race = Game.of(Race.STANDARD).play("t2");
        assertThat(race.agreeDraw().outcome()).hasToString("Optional[agreed 0,0,0]");
        assertThat(race.adjudicate(List.of(2, -1, -1)).outcome()).hasToString("Optional[adjudicated 2,-1,-1]");
    }

    @Test
    void anArbiterGivesOnePayoffToEachSeat() {
        assertThat(CROSSES.adjudicate(List.of(-1, 1)).outcome()).hasToString("Optional[adjudicated -1,1]");
        for (List<Integer> payoffs : List.of(List.of(1), List.of(1, 0, -1), List.<Integer>of())) {
            assertThatThrownBy(() -> CROSSES.adjudicate(payoffs)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> Game.of(Race.STANDARD).adjudicate(List.of(1, -1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("3 seats");
    }

    @ParameterizedTest
    @CsvSource({
        "5, -5, 'not the payoffs [5, -5]: payoffs are from -1 to 1, not 5'",
        "-1, 2, 'not the payoffs [-1, 2]: payoffs are from -1 to 1, not 2'",
        "-2, 1, 'not the payoffs [-2, 1]: payoffs are from -1 to 1, not -2'",
        "1, 1, 'not the payoffs [1, 1]: payoffs add up to 0, not to 2'",
        "0, -1, 'not the payoffs [0, -1]: payoffs add up to 0, not to -1'",
        "-2147483648, -2147483648, 'not the payoffs [-2147483648, -2147483648]: payoffs are from -1 to 1, not -2147483648'"
    })
    void anArbiterKeepsToTheTraitsOfTheRuleset(int first, int second, String message) {
        List<Integer> payoffs = List.of(first, second);
        assertThatThrownBy(() -> CROSSES.adjudicate(payoffs))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    /** Bounds so wide that a sum exceeds an int do not let it wrap round to 0. */
    @Test
    void aSumOfPayoffsDoesNotWrapRound() {
        Traits wide = new Traits(2, false, true, true, Integer.MIN_VALUE, Integer.MAX_VALUE, OptionalInt.empty());
        assertThat(wide.refusalOf(List.of(Integer.MIN_VALUE, Integer.MIN_VALUE)))
                .isEqualTo("payoffs add up to 0, not to -4294967296");
        assertThat(wide.refusalOf(List.of(Integer.MAX_VALUE, -Integer.MAX_VALUE)))
                .isNull();
    }

    @Test
    void payoffsOfAnArbiterAreCopied() {
        List<Integer> payoffs = new ArrayList<>(List.of(1, -1));
        Game<TicTacToe.Board, TicTacToe.Cell> ended = CROSSES.adjudicate(payoffs);
        payoffs.set(0, -5);
        assertThat(ended.outcome()).hasToString("Optional[adjudicated 1,-1]");
    }

    // ---- value

    @Test
    void gamesOfEqualStartsAndMovesAreEqual() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2", "c3");
        assertThat(game)
                .isEqualTo(crosses("a1", "b2", "c3"))
                .hasSameHashCodeAs(crosses("a1", "b2", "c3"))
                .isNotEqualTo(null)
                .isNotEqualTo(game.position())
                .isNotEqualTo(game.toString())
                .doesNotHaveSameHashCodeAs(crosses("a1", "b2", "c2"));
        assertThat(game.agreeDraw())
                .isEqualTo(crosses("a1", "b2", "c3").agreeDraw())
                .hasSameHashCodeAs(game.agreeDraw());
        assertThat(CROSSES).isEqualTo(Game.from(TicTacToe.RULESET.initial()));
    }

    @Test
    void howAMoveWasPlayedDoesNotMatter() {
        Game<Board, Act> drawn = Game.of(LAMPS);
        Game<Board, Act> played = drawn;
        Game<Board, Act> written = drawn;
        Xoshiro256 random = Xoshiro256.of(13);
        for (int ply = 0; ply < 300; ply++) {
            drawn = drawn.playRandom(random);
            Act move = drawn.lastMove().orElseThrow();
            played = played.play(move);
            written = written.play(move.toString());
            assertThat(drawn).isEqualTo(played).isEqualTo(written).hasSameHashCodeAs(played);
            assertThat(played).isEqualTo(drawn);
        }
    }

    @Test
    void gamesThatCameToOnePositionByOtherMovesDiffer() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2", "c3");
        Game<TicTacToe.Board, TicTacToe.Cell> other = crosses("c3", "b2", "a1");
        assertThat(other.position()).isEqualTo(game.position());
        assertThat(other).isNotEqualTo(game);
        assertThat(other.play("a2")).isNotEqualTo(game.play("a2"));
    }

    @Test
    void gamesOfOtherStartsDiffer() {
        Game<TicTacToe.Board, TicTacToe.Cell> started =
                Game.from(crosses("a1", "b2").position());
        assertThat(started.position()).isEqualTo(crosses("a1", "b2").position());
        assertThat(started).isNotEqualTo(crosses("a1", "b2"));
        Game<Board, Act> one = Game.from(LAMPS.at(1)).play("s0").play("s1");
        Game<Board, Act> two = Game.from(LAMPS.at(2)).play("s1").play("s1");
        assertThat(one.position()).isEqualTo(two.position());
        assertThat(one).isNotEqualTo(two);
    }

    @Test
    void gamesOfOtherRulesetsDiffer() {
        assertThat(Game.of(LAMPS).play("s0"))
                .isNotEqualTo(Game.of(LAMPS.with(Repetition.THREEFOLD_DRAW)).play("s0"));
        assertThat(Game.of(LAMPS)).isNotEqualTo(CROSSES);
    }

    @Test
    void gamesThatEndedInOtherWaysDiffer() {
        Game<TicTacToe.Board, TicTacToe.Cell> game = crosses("a1", "b2");
        List<Game<TicTacToe.Board, TicTacToe.Cell>> ways = List.of(
                game,
                game.resign(1),
                game.resign(2),
                game.agreeDraw(),
                game.adjudicate(List.of(0, 0)),
                game.adjudicate(List.of(1, -1)));
        for (int i = 0; i < ways.size(); i++) {
            for (int j = 0; j < ways.size(); j++) {
                assertThat(ways.get(i).equals(ways.get(j))).isEqualTo(i == j);
            }
        }
    }

    @Test
    void theTextNamesTheRulesetThePlyAndThePosition() {
        assertThat(crosses("a1", "b2")).hasToString("toy/tictactoe after 2 plies: x...o.... x");
    }
}
