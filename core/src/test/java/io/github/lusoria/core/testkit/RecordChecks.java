package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.GameRecordReader;
import io.github.lusoria.core.InvalidRecordException;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Xoshiro256;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;

/**
 * What records of a ruleset's games must satisfy, one method a fact. Each takes a seed, such as one of a jqwik property,
 * and makes a random record of it: a random game up to a random ply, from the initial position or another one, ended
 * from outside or not, with tags and comments.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class RecordChecks<P extends Position<P, M>, M extends Move> {
    private static final int LONGEST_GAME = 200;
    private static final List<String> NAMES =
            List.of("Event", "Site", "Date", "White", "Black", "Seat1", "Seat2", "Other");
    private static final List<String> WORDS = List.of(
            "Piso",
            "\"",
            "\\",
            "}",
            "{",
            "\n",
            " ",
            "]",
            "[Ruleset \"",
            "\u00e9\ud83c\udfb2",
            "\ud800",
            "\udfb2",
            "\r",
            "\u2028",
            "\0",
            "1-0",
            "*",
            "\\n",
            "\ufffd",
            "\ufeff");

    private final Ruleset<P, M> ruleset;
    private final GameRecordFormat strict;
    private final GameRecordFormat lenient;

    RecordChecks(Ruleset<P, M> ruleset) {
        this.ruleset = ruleset;
        // the catalogue lists no ruleset of a test
        strict = GameRecordFormat.STRICT.withRulesets(id -> id.equals(ruleset.id()) ? ruleset : Rulesets.of(id));
        lenient = GameRecordFormat.LENIENT.withRulesets(id -> id.equals(ruleset.id()) ? ruleset : Rulesets.of(id));
    }

    /**
     * Returns the checks of a ruleset's records.
     *
     * @param ruleset the ruleset
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the checks
     */
    public static <P extends Position<P, M>, M extends Move> RecordChecks<P, M> of(Ruleset<P, M> ruleset) {
        return new RecordChecks<>(ruleset);
    }

    // ---- random records

    /**
     * Returns the random record of a seed.
     *
     * @param seed any number
     * @return the record
     */
    public GameRecord record(long seed) {
        Xoshiro256 random = Xoshiro256.of(seed);
        P start = ruleset.initial();
        if (random.nextInt(4) == 0) {
            start = game(start, random).position();
        }
        GameRecord record = GameRecord.of(ended(game(start, random), random));
        for (int tags = random.nextInt(4); tags > 0; tags--) {
            record = record.withTag(NAMES.get(random.nextInt(NAMES.size())), words(random));
        }
        for (int comments = random.nextInt(4); comments > 0; comments--) {
            record = record.withComment(random.nextInt(record.game().ply() + 1), words(random));
        }
        return record;
    }

    private Game<P, M> game(P start, Xoshiro256 random) {
        Game<P, M> game = Game.from(start);
        int plies = random.nextInt(LONGEST_GAME);
        while (game.ply() < plies && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        return game;
    }

    private Game<P, M> ended(Game<P, M> game, Xoshiro256 random) {
        Traits traits = ruleset.traits();
        int how = random.nextInt(5);
        if (game.outcome().isPresent() || how == 0) {
            return game;
        }
        if (how == 1 && OutsideEnds.allowDraw(traits)) {
            return game.agreeDraw();
        }
        if (how == 2 && OutsideEnds.allowResigning(traits)) {
            return game.resign(1 + random.nextInt(2));
        }
        return game.adjudicate(payoffs(traits, random));
    }

    /** Payoffs within the traits: where they add up to 0, what one seat gets another loses. */
    private static List<Integer> payoffs(Traits traits, Xoshiro256 random) {
        int least = traits.leastPayoff();
        int most = traits.greatestPayoff();
        List<Integer> payoffs = new ArrayList<>();
        for (int seat = 0; seat < traits.seats(); seat++) {
            payoffs.add(traits.zeroSum() ? 0 : random.nextInt(3) == 0 ? most : (int) random.nextLong(least, most + 1L));
        }
        if (traits.zeroSum() && traits.seats() > 1) {
            int amount = (int) random.nextLong(Math.min(-(long) least, most) + 1);
            int winner = random.nextInt(traits.seats());
            payoffs.set(winner, amount);
            payoffs.set((winner + 1 + random.nextInt(traits.seats() - 1)) % traits.seats(), -amount);
        }
        return payoffs;
    }

    private static String words(Xoshiro256 random) {
        StringBuilder words = new StringBuilder();
        for (int count = random.nextInt(5); count > 0; count--) {
            words.append(WORDS.get(random.nextInt(WORDS.size())));
        }
        return words.toString();
    }

    // ---- facts

    /**
     * A record is read back as it was, to the character, strictly and leniently, alone and among others.
     *
     * @param seed any number
     */
    public void roundTrips(long seed) {
        GameRecord record = record(seed);
        String text = record.toString();
        same(record, strict.parse(text), "read strictly");
        same(record, lenient.parse(text), "read leniently");
        same(record, lenient.parse("\ufeff" + text.replace("\n", "\r\n")), "read with CR LF");
        same(record, lenient.parse(text.replaceAll("(?m)^\\d+\\. ", "")), "read without numbers");
        GameRecord next = record(~seed);
        List<GameRecord> all = new ArrayList<>();
        strict.read(new StringReader(text + next + record)).forEachRemaining(all::add);
        if (!all.equals(List.of(record, next, record))) {
            throw new AssertionError(ruleset.id() + ", seed " + seed + ": joined records are read otherwise: " + all);
        }
    }

    private static void same(GameRecord record, GameRecord read, String how) {
        boolean same = read.equals(record)
                && record.equals(read)
                && read.hashCode() == record.hashCode()
                && read.toString().equals(record.toString())
                && read.game().outcome().equals(record.game().outcome());
        if (!same) {
            throw new AssertionError(how + ", this comes as " + read + "\n" + record);
        }
    }

    /**
     * A text of two records that breaks off in the second gives the first, and then says where it stopped.
     *
     * @param seed any number
     */
    public void truncationLosesNoCompleteGame(long seed) {
        GameRecord first = record(seed);
        String second = record(~seed).toString();
        // of what follows a result nothing is needed
        int length = Xoshiro256.of(seed).nextInt(second.length() - 2);
        String text = first + second.substring(0, length);
        for (GameRecordFormat format : List.of(strict, lenient)) {
            GameRecordReader reader = format.read(new StringReader(text));
            same(first, reader.next(), "before a break");
            if (second.substring(0, length).isBlank()) {
                Report.require(!reader.hasNext(), "another game in " + text);
                continue;
            }
            try {
                throw new AssertionError("a game that breaks off is read as " + reader.next() + "\n" + text);
            } catch (InvalidRecordException refusal) {
                HostileTexts.isFair(refusal, text);
                long lines = text.chars().filter(c -> c == '\n').count() + 1;
                boolean there = refusal.game() == 2 && refusal.line() <= lines;
                Report.require(there, "a text of " + lines + " lines that breaks off stops at: " + refusal);
            }
            Report.require(!reader.hasNext(), "another game after the break in " + text);
        }
    }

    /**
     * A text of three records with a few characters changed in the second gives the first, then a record that is read
     * back or an error, and no other exception.
     *
     * @param seed any number
     */
    public void damageIsReadOrRefused(long seed) {
        GameRecord first = record(seed);
        StringBuilder second = new StringBuilder(record(~seed).toString());
        Xoshiro256 random = Xoshiro256.of(seed);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int place = random.nextInt(second.length());
            switch (random.nextInt(3)) {
                case 0 -> second.deleteCharAt(place);
                case 1 -> second.insert(place, second.charAt(random.nextInt(second.length())));
                default -> second.setCharAt(place, (char) random.nextInt(random.nextInt(4) == 0 ? 1 << 16 : 128));
            }
        }
        String text = first + second.toString() + first;
        for (GameRecordFormat format : List.of(strict, lenient)) {
            GameRecordReader reader = format.read(new StringReader(text));
            same(first, reader.next(), "before damage");
            int read = 1;
            while (reader.hasNext()) {
                try {
                    GameRecord record = reader.next();
                    same(record, format.parse(record.toString()), "after damage");
                    read++;
                } catch (InvalidRecordException refusal) {
                    HostileTexts.isFair(refusal, text);
                }
            }
            Report.require(read <= 3 + 3, read + " games in " + text);
        }
    }
}
