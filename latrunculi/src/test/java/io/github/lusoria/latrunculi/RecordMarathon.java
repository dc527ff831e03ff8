package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.Xoshiro256;
import java.io.Reader;
import java.util.Objects;

/** A program that reads very many records, to be run with little memory. */
final class RecordMarathon {
    private static final int DIFFERENT = 50;
    private static final int LONGEST = 200;

    private RecordMarathon() {}

    /** Reads so many games, which are never all there at once, and prints how many they were. */
    public static void main(String[] arguments) {
        long games = Long.parseLong(arguments[0]);
        Repeated text = new Repeated(records(), games / DIFFERENT);
        GameRecordReader reader = GameRecordFormat.STRICT.read(text);
        long plies = 0;
        while (reader.hasNext()) {
            plies += reader.next().game().ply();
        }
        System.out.println("games " + reader.games() + " plies " + plies + " characters " + text.given);
    }

    static String records() {
        StringBuilder text = new StringBuilder();
        LatrunculiRuleset ruleset = Latrunculi.schadler2001();
        for (int number = 0; number < DIFFERENT; number++) {
            Xoshiro256 random = Xoshiro256.of(1, number);
            Game<LatrunculiPosition, LatrunculiMove> game = Game.of(ruleset);
            while (game.ply() < LONGEST && game.outcome().isEmpty()) {
                game = game.playRandom(random);
            }
            text.append(GameRecord.of(game).withTag("Round", Integer.toString(number)));
        }
        return text.toString();
    }

    /** A text again and again. */
    private static final class Repeated extends Reader {
        private final String text;
        private long left;
        private int at;
        private long given;

        Repeated(String text, long times) {
            this.text = Objects.requireNonNull(text, "text");
            left = times;
        }

        @Override
        public int read(char[] chars, int from, int length) {
            if (at == text.length()) {
                left--;
                at = 0;
            }
            if (left == 0) {
                return -1;
            }
            int count = Math.min(length, text.length() - at);
            text.getChars(at, at + count, chars, from);
            at += count;
            given += count;
            return count;
        }

        @Override
        public void close() {}
    }
}
