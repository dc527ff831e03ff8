package io.github.lusoria.core;

import io.github.lusoria.core.GameLamps.Act;
import io.github.lusoria.core.GameLamps.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * Long games and wide trees, for a virtual machine with little memory and a small stack. Prints how much memory they
 * hold; an error ends it.
 */
final class GameMarathon {
    /** Boards enough that a random walk of a million seldom meets its past. */
    private static final int LAMPS = 24;

    private final int plies;
    private final int branches;

    private GameMarathon(int plies, int branches) {
        this.plies = plies;
        this.branches = branches;
    }

    /** Runs a part and prints what it held. */
    public static void main(String[] arguments) {
        System.out.println(run(arguments));
    }

    /** Runs a part by its name, with a number of plies and of branches, and says how many megabytes it held. */
    static String run(String... arguments) {
        GameMarathon marathon = new GameMarathon(Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]));
        return switch (arguments[0]) {
            case "long" -> marathon.playLong(Repetition.valueOf(arguments[3]));
            case "tree" -> marathon.growTree(Repetition.valueOf(arguments[3]));
            case "equal" -> marathon.compareTwo();
            default -> throw new IllegalArgumentException(arguments[0]);
        };
    }

    private static Game<Board, Act> start(Repetition repetition) {
        return Game.of(GameLamps.of(LAMPS, repetition));
    }

    private static Game<Board, Act> play(Game<Board, Act> from, int plies, Xoshiro256 random) {
        Game<Board, Act> game = from;
        for (int i = 0; i < plies; i++) {
            game = game.playRandom(random);
        }
        return game;
    }

    /** One lamp a ply, so that no board comes again: Gray's code. A random game would soon be drawn. */
    private static Game<Board, Act> count(Game<Board, Act> from, int plies) {
        Game<Board, Act> game = from;
        for (int number = 1; number <= plies; number++) {
            game = game.play(Act.one(Integer.numberOfTrailingZeros(number)));
        }
        return game;
    }

    /** One long game, of which every part is asked for. */
    private String playLong(Repetition repetition) {
        Game<Board, Act> start = start(repetition);
        Game<Board, Act> game =
                repetition == Repetition.THREEFOLD_DRAW ? count(start, plies) : play(start, plies, Xoshiro256.of(41));
        String held = held(game);
        require(game.ply() == plies, game);
        Game<Board, Act> before = game.parent().orElseThrow();
        Game<Board, Act> again = before.play(game.lastMove().orElseThrow());
        require(game.equals(again) && !game.equals(before), game);
        require(game.hashCode() == again.hashCode() && game.toString().contains(Integer.toString(plies)), game);
        require(game.legalMoves().size() > 1 && game.outcome().isEmpty(), game);
        require(game.at(0).equals(start), game);
        // forward through all moves, and the game at every ply found again
        List<Act> moves = game.moves();
        require(moves.size() == plies, game);
        Board position = game.positionAt(0);
        for (int ply = 1; ply <= plies; ply++) {
            position = position.play(moves.get(ply - 1));
            require(game.positionAt(ply).equals(position), game);
        }
        // back by undoing
        Game<Board, Act> undone = game;
        while (undone.parent().isPresent()) {
            undone = undone.parent().get();
        }
        require(undone.ply() == 0, game);
        return held;
    }

    /** Branches from deep in a trunk, all of them kept, each asked for its legal moves; some are long. */
    private String growTree(Repetition repetition) {
        Xoshiro256 random = Xoshiro256.of(42);
        Game<Board, Act> trunk = play(start(repetition), plies, random);
        List<Game<Board, Act>> tree = new ArrayList<>(branches);
        long legal = 0;
        for (int i = 0; i < branches; i++) {
            Game<Board, Act> from = trunk.at(trunk.ply() - random.nextInt(plies / 2));
            Game<Board, Act> branch = play(from, i % 100 == 0 ? 100 : 1 + i % 3, random);
            legal += branch.legalMoves().size();
            tree.add(branch);
        }
        String held = held(trunk);
        require(tree.size() == branches && legal > 10L * branches, trunk);
        for (Game<Board, Act> branch : tree) {
            require(branch.positionAt(plies / 2).equals(trunk.positionAt(plies / 2)), branch);
        }
        return held;
    }

    /** Two long games of equal moves that share nothing. */
    private String compareTwo() {
        Game<Board, Act> one = play(start(Repetition.NONE), plies, Xoshiro256.of(43));
        Game<Board, Act> two = play(start(Repetition.NONE), plies, Xoshiro256.of(43));
        String held = held(one);
        require(one.equals(two) && one.hashCode() == two.hashCode(), one);
        Game<Board, Act> other = Game.from(one.positionAt(0)).play("s0").play("s0");
        other = play(other, plies - 2, Xoshiro256.of(43));
        require(other.ply() == plies && !one.equals(other), one);
        require(one.toString().equals(two.toString()), one);
        return held;
    }

    private static void require(boolean condition, Game<?, ?> game) {
        if (!condition) {
            throw new AssertionError(game.toString());
        }
    }

    /** What is reachable now, while the game is. */
    private static String held(Game<?, ?> game) {
        System.gc();
        Runtime machine = Runtime.getRuntime();
        long used = machine.totalMemory() - machine.freeMemory();
        return "megabytes " + (used >> 20) + " at ply " + game.ply();
    }
}
