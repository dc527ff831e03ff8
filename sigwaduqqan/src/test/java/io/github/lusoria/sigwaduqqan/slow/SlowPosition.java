package io.github.lusoria.sigwaduqqan.slow;

import io.github.lusoria.sigwaduqqan.SigRules;
import io.github.lusoria.sigwaduqqan.SigRules.GhoulaStart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Everything that a position text holds; changed by play, so copied before. */
final class SlowPosition {
    final List<SlowFather> fathers = new ArrayList<>();
    /** 1 to 15, or 0 beside the board. */
    int ghoula;
    /** The seat to throw, 0 when the game is over. */
    int turn;

    /** Spec section 4, start; section 5, Q5. */
    static SlowPosition initial(SigRules rules) {
        SlowPosition position = new SlowPosition();
        for (int seat = 1; seat <= rules.players(); seat++) {
            position.fathers.add(new SlowFather(seat));
        }
        position.ghoula = rules.ghoulaStart() == GhoulaStart.SQUARE_1 ? 1 : 0;
        position.turn = 1;
        return position;
    }

    /** Reads a position from a text of the right form (notation: Sig wa Duqqan, Position). */
    static SlowPosition parse(String text) {
        String[] fields = text.split(" ", -1);
        SlowPosition position = new SlowPosition();
        for (String field : fields[0].split("/", -1)) {
            position.fathers.add(SlowFather.parse(position.fathers.size() + 1, field));
        }
        position.ghoula = Integer.parseInt(fields[1].substring(1));
        position.turn = fields[2].equals("-") ? 0 : Integer.parseInt(fields[2]);
        return position;
    }

    SlowPosition copy() {
        SlowPosition copy = new SlowPosition();
        fathers.forEach(father -> copy.fathers.add(father.copy()));
        copy.ghoula = ghoula;
        copy.turn = turn;
        return copy;
    }

    /** The text of the position (notation: Sig wa Duqqan, Position). */
    String text() {
        return fathers.stream().map(SlowFather::text).collect(Collectors.joining("/")) + " G" + ghoula + " "
                + (turn == 0 ? "-" : Integer.toString(turn));
    }

    List<SlowFather> on(int square) {
        return fathers.stream().filter(father -> father.square == square).toList();
    }

    List<SlowFather> dragged() {
        return fathers.stream().filter(father -> father.dragged).toList();
    }

    List<SlowFather> left() {
        return fathers.stream().filter(father -> !father.isLost()).toList();
    }

    /** The hash, word by word (formats: hashes of Sig wa Duqqan). */
    long hash() {
        long hash = mix(0x9e3779b97f4a7c15L, turn + 65536L * ghoula);
        for (int first = 0; first < fathers.size(); first += 4) {
            long word = 0;
            for (int i = 0; i < 4 && first + i < fathers.size(); i++) {
                word += fathers.get(first + i).hash() << 16 * i;
            }
            hash = mix(hash, word);
        }
        return hash;
    }

    /** Formats: hashes of Ludus Latrunculorum. */
    private static long mix(long hash, long word) {
        long mixed = (hash ^ word) * 0xd6e8feb86659fd93L;
        return mixed ^ (mixed >>> 32);
    }
}
