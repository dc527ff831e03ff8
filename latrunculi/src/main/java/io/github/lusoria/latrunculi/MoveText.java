package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Scanner;
import java.util.ArrayList;
import java.util.List;

/**
 * A move as it was written, with the squares of the way when the jumps of a leap are written out.
 *
 * @param move the move
 * @param way all squares of a movement from start to end; empty for other moves
 */
record MoveText(LatrunculiMove move, List<Square> way) {
    MoveText {
        way = List.copyOf(way);
    }

    static MoveText read(String text, LatrunculiRules rules) {
        Scanner in = new Scanner(text);
        MoveText read = read(in, rules);
        in.end();
        return read;
    }

    private static MoveText read(Scanner in, LatrunculiRules rules) {
        if (in.skip("pass")) {
            return new MoveText(LatrunculiMove.PASS, List.of());
        }
        if (in.skip("stop")) {
            return new MoveText(LatrunculiMove.STOP, List.of());
        }
        if (in.skip('x')) {
            return new MoveText(new LatrunculiMove.Removal(square(in, rules)), List.of());
        }
        if (in.skip('@')) {
            return new MoveText(new LatrunculiMove.Placement(Role.MAN, square(in, rules)), List.of());
        }
        if (in.skip("D@")) {
            return new MoveText(new LatrunculiMove.Placement(Role.DUX, square(in, rules)), List.of());
        }
        char first = in.peek();
        if (first < 'a' || first >= 'a' + rules.files()) {
            throw in.fail("a move: @c4, D@c4, c4-c5, a2-c2-c4, xd5, pass or stop");
        }
        return movement(in, rules);
    }

    private static MoveText movement(Scanner in, LatrunculiRules rules) {
        List<Square> way = new ArrayList<>();
        way.add(square(in, rules));
        in.expect('-', "- and the square where the move ends");
        int last;
        do {
            last = in.offset();
            if (way.size() == rules.squares()) {
                throw in.fail("the end, as a way has at most " + rules.squares() + " squares");
            }
            way.add(square(in, rules));
        } while (in.skip('-'));
        Square from = way.get(0);
        Square to = way.get(way.size() - 1);
        if (from.equals(to)) {
            throw in.failAt(last, "another square than " + from);
        }
        return new MoveText(new LatrunculiMove.Movement(from, to), way);
    }

    private static Square square(Scanner in, LatrunculiRules rules) {
        return Square.read(in, rules.files(), rules.ranks());
    }
}
