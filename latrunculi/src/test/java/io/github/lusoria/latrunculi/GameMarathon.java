package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;

/**
 * Long games and wide trees on the full board, for a virtual machine with little memory and a small stack. Nobody is ever
 * removed, so that every position may come again and all stay remembered. Prints how much memory they hold; an error
 * ends it.
 */
final class GameMarathon {
    private final LatrunculiRuleset ruleset;
    private final Xoshiro256 random = Xoshiro256.of(61);

    private GameMarathon(LatrunculiRuleset ruleset) {
        this.ruleset = ruleset;
    }

    /** Runs a part and prints what it held. */
    public static void main(String[] arguments) {
        System.out.println(run(arguments));
    }

    /** Runs a part under a rule of repetition, with a number of plies and of branches. */
    static String run(String... arguments) {
        GameMarathon marathon = new GameMarathon(Latrunculi.schadler2001().with("repetition", arguments[1]));
        int plies = Integer.parseInt(arguments[2]);
        return switch (arguments[0]) {
            case "long" -> marathon.playLong(plies);
            case "tree" -> marathon.growTree(plies, Integer.parseInt(arguments[3]));
            default -> throw new IllegalArgumentException(arguments[0]);
        };
    }

    private Game<LatrunculiPosition, LatrunculiMove> play(Game<LatrunculiPosition, LatrunculiMove> from, int plies) {
        Game<LatrunculiPosition, LatrunculiMove> game = from;
        int tries = 0;
        while (game.ply() < from.ply() + plies) {
            LatrunculiPosition position = game.position();
            LatrunculiMove move = position.legalMove(random.nextInt(position.legalMoveCount()));
            if (!(move instanceof LatrunculiMove.Removal) && game.isLegal(move)) {
                Game<LatrunculiPosition, LatrunculiMove> longer = game.play(move);
                // a third occurrence is avoided too
                game = longer.outcome().isPresent() ? game : longer;
            }
            tries++;
            require(tries < 100L * plies + 10_000, game);
        }
        return game;
    }

    private String playLong(int plies) {
        Game<LatrunculiPosition, LatrunculiMove> game = play(Game.of(ruleset), plies);
        String held = held(game);
        require(game.ply() == plies && game.outcome().isEmpty(), game);
        List<LatrunculiMove> moves = game.moves();
        LatrunculiPosition position = ruleset.initial();
        for (int ply = 0; ply < plies; ply++) {
            require(game.positionAt(ply).equals(position), game);
            position = position.play(moves.get(ply));
        }
        require(game.position().equals(position), game);
        Game<LatrunculiPosition, LatrunculiMove> before = game.parent().orElseThrow();
        Game<LatrunculiPosition, LatrunculiMove> again =
                before.play(game.lastMove().orElseThrow());
        require(game.equals(again) && !game.equals(before) && game.hashCode() == again.hashCode(), game);
        require(game.toString().contains(Integer.toString(plies)), game);
        return held;
    }

    private String growTree(int plies, int branches) {
        Game<LatrunculiPosition, LatrunculiMove> trunk = play(Game.of(ruleset), plies);
        List<Game<LatrunculiPosition, LatrunculiMove>> tree = new ArrayList<>(branches);
        long legal = 0;
        for (int i = 0; i < branches; i++) {
            Game<LatrunculiPosition, LatrunculiMove> from = trunk.at(trunk.ply() - random.nextInt(plies / 2));
            Game<LatrunculiPosition, LatrunculiMove> branch = play(from, 1);
            legal += branch.legalMoves().size();
            tree.add(branch);
        }
        String held = held(trunk);
        require(tree.size() == branches && legal > branches, trunk);
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
