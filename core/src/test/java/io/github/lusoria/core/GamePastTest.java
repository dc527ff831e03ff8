package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.GameLamps.Act;
import io.github.lusoria.core.GameLamps.Board;
import io.github.lusoria.core.GameLamps.Hashing;
import io.github.lusoria.core.testkit.SlowGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the past forbids: as a list of all positions says, however bad the hashes and however the games branch. */
@Execution(ExecutionMode.CONCURRENT)
class GamePastTest {
    private static final int GAMES = Math.min(500, Integer.getInteger("lusoria.games", 100));
    private static final int MOST_PLIES = 300;

    /** So many plies are not just walked through but looked up, whenever the past allows it. */
    private static final int DEEP = 700;

    /** Lamps in the words of the slow game. */
    private record Words(GameLamps lamps) implements SlowGame.Words<Board, Act> {
        @Override
        public String board(Board position) {
            return position.board();
        }

        @Override
        public Optional<Act> pass() {
            return lamps.passes() ? Optional.of(Act.PASS) : Optional.empty();
        }

        @Override
        public Board blocked(Board position) {
            return lamps.passes() ? position.passed() : position.lost();
        }
    }

    private static SlowGame<Board, Act> slow(GameLamps lamps) {
        return SlowGame.from(lamps.with(Repetition.NONE).initial(), lamps.repetition(), new Words(lamps));
    }

    private static <T> T pick(List<T> list, Xoshiro256 random) {
        return list.get(random.nextInt(list.size()));
    }

    /** Plays on by a move as it comes, in one of the ways in which one can play. */
    private static Game<Board, Act> playOn(Game<Board, Act> game, Xoshiro256 random) {
        return switch (random.nextInt(3)) {
            case 0 -> game.playRandom(random);
            case 1 -> game.play(pick(game.legalMoves(), random));
            default -> game.play(pick(game.legalMoves(), random).toString());
        };
    }

    /** Rows so short that boards come again all the time, and longer ones for games of hundreds of plies. */
    static List<GameLamps> rules() {
        List<GameLamps> rules = new ArrayList<>();
        for (Repetition repetition : Repetition.values()) {
            for (int lamps : new int[] {1, 2, 3, 4, 8}) {
                GameLamps plain = GameLamps.of(lamps, repetition);
                rules.add(plain);
                if (repetition == Repetition.NONE) {
                    continue;
                }
                rules.add(plain.withLoss());
                rules.add(plain.withFuses(3));
                rules.add(plain.withFuses(2).withLoss().withGoal());
                rules.add(plain.withWaiting());
            }
        }
        return rules;
    }

    @ParameterizedTest
    @MethodSource("rules")
    void randomGamesAgreeWithAListOfAllPositions(GameLamps lamps) {
        int games = Math.max(1, lamps.lamps() > 5 ? GAMES / 100 : GAMES / 25);
        for (int number = 0; number < games; number++) {
            Xoshiro256 random = Xoshiro256.of(21, number);
            Game<Board, Act> game = Game.of(lamps);
            SlowGame<Board, Act> slow = slow(lamps);
            slow.agreesWith(game);
            while (slow.outcome().isEmpty() && slow.ply() < (lamps.waits() ? 60 : MOST_PLIES)) {
                game = playOn(game, random);
                slow.replayTo(game);
                slow.agreesWith(game);
                if (slow.ply() < 30 || slow.ply() % 10 == 0) {
                    slow.judgesLike(game);
                }
            }
            slow.judgesLike(game);
            slow.hasThePastOf(game);
        }
    }

    /** Games of hundreds of plies, whose boards can all come again. */
    static List<GameLamps> deepRules() {
        List<GameLamps> rules = new ArrayList<>();
        for (Repetition repetition :
                List.of(Repetition.POSITIONAL_SUPERKO, Repetition.SITUATIONAL_SUPERKO, Repetition.THREEFOLD_DRAW)) {
            for (Hashing hashing : Hashing.values()) {
                rules.add(GameLamps.of(repetition == Repetition.THREEFOLD_DRAW ? 14 : 10, repetition)
                        .withFuses(1)
                        .with(hashing));
            }
        }
        return rules;
    }

    /** Branches leave from anywhere and are played on in any order, so that they share and fill each other's sets. */
    @ParameterizedTest
    @MethodSource({"rules", "deepRules"})
    void branchesShareTheirPastAndDisturbNobody(GameLamps lamps) {
        Xoshiro256 random = Xoshiro256.of(22);
        Game<Board, Act> trunk = Game.of(lamps);
        SlowGame<Board, Act> slowTrunk = slow(lamps);
        for (int ply = lamps.lamps() < 10 ? 0 : DEEP; ply > 0 && trunk.outcome().isEmpty(); ply--) {
            Game<Board, Act> longer = playOn(trunk, random);
            trunk = longer.lastMove().orElseThrow().equals(Act.BURN) ? trunk : longer;
            slowTrunk.replayTo(trunk);
        }
        List<Game<Board, Act>> games = new ArrayList<>(List.of(trunk));
        List<SlowGame<Board, Act>> slow = new ArrayList<>(List.of(slowTrunk));
        for (int step = 0; step < 12; step++) {
            int from = random.nextInt(games.size());
            Game<Board, Act> game = games.get(from);
            SlowGame<Board, Act> model = slow.get(from).copy();
            for (int ply = random.nextInt(60); ply >= 0 && game.outcome().isEmpty(); ply--) {
                game = playOn(game, random);
                model.replayTo(game);
            }
            model.agreesWith(game);
            games.add(game);
            slow.add(model);
        }
        for (int i = 0; i < games.size(); i++) {
            slow.get(i).agreesWith(games.get(i));
            slow.get(i).judgesLike(games.get(i));
            slow.get(i).hasThePastOf(games.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource
    void hashesThatCollideChangeNothing(Hashing hashing) {
        for (Repetition repetition : Repetition.values()) {
            GameLamps lamps = GameLamps.of(repetition == Repetition.THREEFOLD_DRAW ? 14 : 10, repetition);
            for (GameLamps rules : List.of(lamps, lamps.withFuses(1), lamps.withLoss())) {
                Xoshiro256 random = Xoshiro256.of(23);
                Game<Board, Act> good = Game.of(rules);
                Game<Board, Act> bad = Game.of(rules.with(hashing));
                while (good.outcome().isEmpty() && good.ply() < DEEP) {
                    Act move = pick(good.legalMoves(), random);
                    assertThat(bad.legality(move)).isEqualTo(good.legality(move));
                    good = good.play(move);
                    bad = bad.play(move);
                    assertThat(bad.legalMoves()).isEqualTo(good.legalMoves());
                    assertThat(bad.outcome()).isEqualTo(good.outcome());
                    assertThat(bad.position()).hasToString(good.position().toString());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void hashesThatCollideChangeNoRandomGame(Hashing hashing) {
        for (Repetition repetition : Repetition.values()) {
            GameLamps lamps = GameLamps.of(10, repetition);
            Playout<Board> good = Playouts.play(lamps.initial(), Xoshiro256.of(24), DEEP);
            Playout<Board> bad = Playouts.play(lamps.with(hashing).initial(), Xoshiro256.of(24), DEEP);
            assertThat(bad.position()).hasToString(good.position().toString());
            assertThat(bad.outcome()).isEqualTo(good.outcome());
            assertThat(bad.plies()).isEqualTo(good.plies());
        }
    }

    /** Twice through Gray's code of nine lamps: no board stands thrice before the start does. */
    @ParameterizedTest
    @EnumSource
    void theThirdOccurrenceIsFoundHoweverFarApart(Hashing hashing) {
        Game<Board, Act> game =
                Game.of(GameLamps.of(9, Repetition.THREEFOLD_DRAW).with(hashing));
        for (int number = 1; number <= 1024; number++) {
            assertThat(game.outcome()).isEmpty();
            game = game.play(Act.one(Math.min(8, Integer.numberOfTrailingZeros(number))));
        }
        assertThat(game.positionAt(512)).isEqualTo(game.positionAt(0));
        assertThat(game.position()).isEqualTo(game.positionAt(0));
        assertThat(game.outcome()).hasToString("Optional[repetition 0,0]");
    }

    /** Every board of eleven lamps in a game that never leaves one switch at a time: Gray's code. */
    @Test
    void underSuperkoAGameGoesOnUntilEveryBoardStood() {
        Game<Board, Act> game = Game.of(GameLamps.of(11, Repetition.POSITIONAL_SUPERKO));
        for (int number = 1; number < 1 << 11; number++) {
            game = game.play(Act.one(Integer.numberOfTrailingZeros(number)));
        }
        assertThat(game.legalMoves()).containsExactly(Act.PASS);
        for (int ply = 0; ply < game.ply(); ply += 100) {
            Board there = game.positionAt(ply);
            Board here = game.position();
            int difference = there.lit() ^ here.lit();
            if (Integer.bitCount(difference) == 1) {
                Legality.Illegal illegal =
                        (Legality.Illegal) game.legality(Act.one(Integer.numberOfTrailingZeros(difference)));
                assertThat(illegal.reason().arguments().get(1)).isEqualTo(Integer.toString(ply));
            }
        }
        assertThat(game.play("pass").play("pass").outcome()).hasToString("Optional[passes 0,0]");
    }

    @Test
    void noBoardComesAgainUnderPositionalSuperko() {
        for (int seed = 0; seed < 5; seed++) {
            Xoshiro256 random = Xoshiro256.of(25, seed);
            Game<Board, Act> game =
                    Game.of(GameLamps.of(8, Repetition.POSITIONAL_SUPERKO).withFuses(2));
            Map<String, Integer> seen = new HashMap<>(Map.of(game.position().board(), 0));
            while (game.outcome().isEmpty()) {
                game = game.playRandom(random);
                String board = game.position().board();
                if (game.lastMove().orElseThrow().equals(Act.PASS)) {
                    assertThat(seen).containsEntry(board, seen.size() - 1);
                } else {
                    assertThat(seen.put(board, game.ply())).as("%s", game).isNull();
                }
            }
        }
    }

    @Test
    void noBoardComesAgainForTheSamePlayerUnderSituationalSuperko() {
        for (int seed = 0; seed < 5; seed++) {
            Xoshiro256 random = Xoshiro256.of(26, seed);
            Game<Board, Act> game =
                    Game.of(GameLamps.of(7, Repetition.SITUATIONAL_SUPERKO).withFuses(2));
            Set<String> seen = new HashSet<>(Set.of(game.position().board() + game.actor()));
            while (game.outcome().isEmpty()) {
                game = game.playRandom(random);
                boolean fresh = seen.add(game.position().board() + game.actor());
                assertThat(fresh || game.lastMove().orElseThrow().equals(Act.PASS))
                        .as("%s", game)
                        .isTrue();
            }
        }
    }

    /** Sets of boards are made by whoever comes first; four threads play their own branches of one game. */
    @Test
    void manyThreadsMayPlayOnFromOneGame() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            for (int plies = DEEP / 2; plies < DEEP; plies += 27) {
                Game<Board, Act> shared = branch(Game.of(GameLamps.of(12, Repetition.POSITIONAL_SUPERKO)), 0, plies);
                CountDownLatch go = new CountDownLatch(1);
                List<Future<Game<Board, Act>>> branches = new ArrayList<>();
                for (int i = 1; i <= 4; i++) {
                    int seed = i;
                    branches.add(threads.submit(() -> {
                        go.await();
                        return branch(shared, seed, 300);
                    }));
                }
                go.countDown();
                for (int i = 1; i <= 4; i++) {
                    Game<Board, Act> alone = branch(Game.of(GameLamps.of(12, Repetition.POSITIONAL_SUPERKO)), 0, plies);
                    assertThat(branches.get(i - 1).get()).isEqualTo(branch(alone, i, 300));
                }
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static Game<Board, Act> branch(Game<Board, Act> from, long seed, int plies) {
        Xoshiro256 random = Xoshiro256.of(27, seed);
        Game<Board, Act> game = from;
        for (int ply = 0; ply < plies && game.outcome().isEmpty(); ply++) {
            game = game.playRandom(random);
        }
        return game;
    }

    @Test
    @Tag("slow")
    void longGamesAgreeWithAListOfAllPositions() {
        for (Repetition repetition : Repetition.values()) {
            for (Hashing hashing : Hashing.values()) {
                GameLamps lamps = GameLamps.of(11, repetition).withFuses(1).with(hashing);
                Xoshiro256 random = Xoshiro256.of(28);
                Game<Board, Act> game = Game.of(lamps);
                SlowGame<Board, Act> slow = slow(lamps);
                while (game.outcome().isEmpty() && game.ply() < 3000) {
                    game = playOn(game, random);
                    slow.replayTo(game);
                    if (game.ply() % 50 == 0) {
                        slow.agreesWith(game);
                        slow.judgesLike(game);
                    }
                }
                slow.agreesWith(game);
                slow.hasThePastOf(game);
            }
        }
    }
}
