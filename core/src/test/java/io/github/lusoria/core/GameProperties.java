package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.Lamps;
import io.github.lusoria.core.testkit.Lamps.Action;
import io.github.lusoria.core.testkit.Lamps.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Games agree with a slow model of repetition that compares every board with every board of the past. */
class GameProperties {
    @Provide
    Arbitrary<Lamps> rulesets() {
        return Combinators.combine(
                        Arbitraries.of(1, 2, 3, 4, 6, 8),
                        Arbitraries.of(Repetition.values()),
                        Arbitraries.of("PASS", "LOSS", "NEVER"),
                        Arbitraries.of("GOOD", "FEW", "POOR"))
                .as(Lamps::new);
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void legalMovesAreThoseOfTheModel(@ForAll("rulesets") Lamps lamps, @ForAll long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        List<Board> past = new ArrayList<>(List.of(lamps.initial()));
        Game<Board, Action> game = Game.of(lamps);
        while (game.outcome().isEmpty() && game.ply() < 400) {
            List<Action> expected = legal(lamps, past);
            assertThat(game.legalMoves()).isEqualTo(expected);
            for (int id = 0; id < lamps.actionCount(); id++) {
                Action action = lamps.action(id);
                assertThat(game.isLegal(action)).as("%s in %s", action, game).isEqualTo(expected.contains(action));
            }
            game = game.playRandom(random);
            assertThat(expected).contains(game.lastMove().orElseThrow());
            past.add(game.position());
            assertThat(game.outcome().isPresent())
                    .as("%s is over", game)
                    .isEqualTo(game.position().outcome().isPresent() || standsForTheThirdTime(lamps, past));
        }
    }

    /** Position by position, without hashes. */
    private static List<Action> legal(Lamps lamps, List<Board> past) {
        Board now = past.get(past.size() - 1);
        List<Action> legal = new ArrayList<>();
        for (Action move : now.legalMoves()) {
            Board next = now.play(move);
            boolean again = past.stream()
                    .anyMatch(before -> !move.text().equals("pass")
                            && before.lit() == next.lit()
                            && before.burnt() == next.burnt()
                            && switch (lamps.repetition()) {
                                case NONE, THREEFOLD_DRAW -> false;
                                case POSITIONAL_SUPERKO -> true;
                                case SITUATIONAL_SUPERKO -> before.turn() == next.turn();
                            });
            if (!again) {
                legal.add(move);
            }
        }
        if (legal.isEmpty()) {
            legal.add(new Action("pass"));
        }
        return legal;
    }

    private static boolean standsForTheThirdTime(Lamps lamps, List<Board> past) {
        Board now = past.get(past.size() - 1);
        return lamps.repetition() == Repetition.THREEFOLD_DRAW
                && past.stream()
                                .filter(before -> before.lit() == now.lit()
                                        && before.burnt() == now.burnt()
                                        && before.turn() == now.turn())
                                .count()
                        >= 3;
    }

    @Property(tries = 30, edgeCases = EdgeCasesMode.NONE)
    void everyBranchOfALongGameForgetsTheOthers(@ForAll("rulesets") Lamps lamps, @ForAll long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<Board, Action> game = Game.of(lamps);
        List<Game<Board, Action>> branches = new ArrayList<>(List.of(game));
        for (int i = 0; i < 300; i++) {
            Game<Board, Action> stem = branches.get(Math.max(0, branches.size() - 1 - random.nextInt(3)));
            if (stem.outcome().isPresent()) {
                stem = branches.get(random.nextInt(branches.size()));
            }
            if (stem.outcome().isEmpty()) {
                branches.add(stem.playRandom(random));
            }
        }
        for (int i = 0; i < 20; i++) {
            Game<Board, Action> branch = branches.get(random.nextInt(branches.size()));
            List<Board> past = IntStream.rangeClosed(0, branch.ply())
                    .mapToObj(branch::positionAt)
                    .toList();
            if (branch.outcome().isEmpty()) {
                assertThat(branch.legalMoves()).isEqualTo(legal(lamps, past));
            }
        }
    }

    /** Without burning, all boards of a game stay comparable; the model keeps the latest ply of each. */
    @Property(tries = 30, edgeCases = EdgeCasesMode.NONE)
    void aLongGameForgetsNothing(@ForAll("longRulesets") Lamps lamps, @ForAll long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        int plies = 300 + random.nextInt(700);
        boolean situational = lamps.repetition() != Repetition.POSITIONAL_SUPERKO;
        Map<Integer, List<Integer>> past = new HashMap<>();
        Game<Board, Action> game = Game.from(lamps.parse("0".repeat(lamps.lamps()) + " 2 1 -"));
        past.computeIfAbsent(key(game.position(), situational), none -> new ArrayList<>())
                .add(0);
        while (game.outcome().isEmpty() && game.ply() < plies) {
            // a look at the past now and then, and not only from the last game
            if (random.nextInt(7) == 0) {
                agree(game, past, situational);
            }
            game = game.playRandom(random);
            past.computeIfAbsent(key(game.position(), situational), none -> new ArrayList<>())
                    .add(game.ply());
        }
        agree(game, past, situational);
        int back = random.nextInt(game.ply() + 1);
        past.values().forEach(plyList -> plyList.removeIf(ply -> ply > back));
        agree(game.at(back), past, situational);
    }

    @Provide
    Arbitrary<Lamps> longRulesets() {
        return Combinators.combine(
                        Arbitraries.of(11, 12, 14),
                        Arbitraries.of(
                                Repetition.POSITIONAL_SUPERKO,
                                Repetition.SITUATIONAL_SUPERKO,
                                Repetition.THREEFOLD_DRAW),
                        Arbitraries.of("PASS", "NEVER"),
                        Arbitraries.of("GOOD", "FEW", "POOR"))
                .as(Lamps::new);
    }

    private static int key(Board board, boolean situational) {
        return board.lit() * 4 + (situational ? board.turn() : 0);
    }

    private static void agree(Game<Board, Action> game, Map<Integer, List<Integer>> past, boolean situational) {
        if (game.outcome().isPresent()) {
            return;
        }
        Repetition repetition = game.position().ruleset().repetition();
        for (Action move : game.position().legalMoves()) {
            List<Integer> plies = past.getOrDefault(key(game.position().play(move), situational), List.of());
            if (repetition == Repetition.THREEFOLD_DRAW) {
                assertThat(game.play(move).outcome().isPresent())
                        .as("%s draws %s", move, game)
                        .isEqualTo(plies.size() >= 2
                                || game.play(move).position().outcome().isPresent());
            } else if (plies.isEmpty() || move.text().equals("pass")) {
                assertThat(game.legality(move)).as("%s in %s", move, game).isEqualTo(Legality.LEGAL);
            } else {
                assertThat(game.legality(move))
                        .as("%s in %s", move, game)
                        .isInstanceOfSatisfying(
                                Legality.Illegal.class,
                                illegal -> assertThat(illegal.reason().arguments())
                                        .containsExactly(
                                                move.text(),
                                                plies.get(plies.size() - 1).toString()));
            }
        }
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void aGamePlayedAgainFromItsMovesIsEqual(@ForAll("rulesets") Lamps lamps, @ForAll long seed) {
        Game<Board, Action> game = random(lamps, seed, 100);
        Game<Board, Action> again = Game.of(lamps);
        for (Action move : game.moves()) {
            again = again.play(move.toString());
        }
        assertThat(again).isEqualTo(game).hasSameHashCodeAs(game);
        assertThat(again.outcome()).isEqualTo(game.outcome());
        assertThat(again.moves()).isEqualTo(game.moves());
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void aGameUnderSuperkoEnds(@ForAll long seed, @ForAll boolean positional, @ForAll boolean loss) {
        Repetition rule = positional ? Repetition.POSITIONAL_SUPERKO : Repetition.SITUATIONAL_SUPERKO;
        Lamps lamps = new Lamps(6, rule, loss ? "LOSS" : "PASS", "GOOD");
        Game<Board, Action> game = random(lamps, seed, 10_000);
        assertThat(game.outcome()).isPresent();
        assertThat(game.ply()).isLessThan(2 * 3 * 64 + 400);
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void randomMovesOfARestrictedGameAreEvenlySpread(@ForAll long seed) {
        Game<Board, Action> game = Game.of(new Lamps(2, Repetition.POSITIONAL_SUPERKO, "PASS", "GOOD"))
                .play("s0");
        Map<String, Integer> counts = new HashMap<>();
        Xoshiro256 random = Xoshiro256.of(seed);
        for (int i = 0; i < 2000; i++) {
            counts.merge(game.playRandom(random).lastMove().orElseThrow().text(), 1, Integer::sum);
        }
        assertThat(counts).containsOnlyKeys("s1", "burn");
        // seven standard deviations
        assertThat(counts.get("burn")).isBetween(1000 - 160, 1000 + 160);
    }

    @Property(tries = 20, edgeCases = EdgeCasesMode.NONE)
    void threadsSeeOneGame(@ForAll("rulesets") Lamps lamps, @ForAll long seed) {
        Game<Board, Action> game = random(lamps, seed, 200);
        Set<List<Action>> seen = new HashSet<>(IntStream.range(0, 16)
                .parallel()
                .mapToObj(i -> game.legalMoves())
                .toList());
        assertThat(seen).containsExactly(random(lamps, seed, 200).legalMoves());
    }

    private static Game<Board, Action> random(Lamps lamps, long seed, int plies) {
        Xoshiro256 random = Xoshiro256.of(seed);
        Game<Board, Action> game = Game.of(lamps);
        while (game.outcome().isEmpty() && game.ply() < plies) {
            game = game.playRandom(random);
        }
        return game;
    }
}
