package io.github.lusoria.latrunculi;

import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapers;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapt;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Rulesets and positions that several tests use. */
final class Examples {
    /** Schädler 2001 as listed. */
    static final LatrunculiRuleset SCHADLER_2001 = Latrunculi.schadler2001();

    private static final int MOST_MEN = 24;
    private static final int HARDLY_ANY = 10;
    private static final int EVERY = 7;

    private Examples() {}

    /** Schädler 2001 with other values for some options, keys and values in turn. */
    static LatrunculiRuleset schadler2001(String... options) {
        LatrunculiRuleset ruleset = SCHADLER_2001;
        for (int i = 0; i < options.length; i += 2) {
            ruleset = ruleset.with(options[i], options[i + 1]);
        }
        return ruleset;
    }

    /** Schädler 2001 with rules of one's own. */
    static LatrunculiRuleset ruleset(LatrunculiRules rules) {
        return SCHADLER_2001.with(rules);
    }

    /** Whether tests are to be quick, as where PIT runs all of them against each mutant. */
    static boolean hardlyAny() {
        return hardlyAny(Integer.getInteger("lusoria.games", 100));
    }

    private static boolean hardlyAny(int games) {
        return games < HARDLY_ANY;
    }

    /** All listed rulesets, or, where hardly any games are asked for, every seventh, of most families and both readings. */
    static List<LatrunculiRuleset> listed(int games) {
        List<LatrunculiRuleset> all = Latrunculi.all();
        return !hardlyAny(games)
                ? all
                : IntStream.range(0, all.size())
                        .filter(i -> i % EVERY == 0)
                        .mapToObj(all::get)
                        .toList();
    }

    /** A position of Schädler 2001. */
    static LatrunculiPosition position(String text) {
        return SCHADLER_2001.parse(text);
    }

    /** Any combination of options that the library accepts, on a board of any size, small boards more often. */
    static LatrunculiRules rules(RandomGenerator random) {
        while (true) {
            try {
                return anyOptions(random).build();
            } catch (InvalidRulesetException contradiction) {
                // draw again
            }
        }
    }

    private static LatrunculiRules.Builder anyOptions(RandomGenerator random) {
        int ranks = size(Square.MAX_RANKS, random);
        int files = size(Square.MAX_FILES, random);
        Capture capture = pick(Capture.values(), random);
        boolean traps = capture == Capture.TRAP;
        int duces = random.nextInt(3) == 0 ? 0 : 1;
        int men = Math.max(2, 1 + random.nextInt(Math.min(ranks * files / 2, MOST_MEN)));
        Leap leap = pick(Leap.values(), random);
        LatrunculiRules.Builder rules = LatrunculiRules.builder()
                .ranks(ranks)
                .files(files)
                .men(men)
                .duces(duces)
                .walk(pick(Walk.values(), random))
                .leap(leap)
                .leaps(leap == Leap.NONE ? Leaps.ONE : pick(Leaps.values(), random))
                .leapers(leap == Leap.NONE || duces == 0 ? Leapers.ALL : pick(Leapers.values(), random))
                .capture(capture)
                .corner(pick(Corner.values(), random))
                .dux(duces == 0 ? Dux.LIKE_A_MAN : pick(Dux.values(), random))
                .blocked(pick(Blocked.values(), random))
                .quiet(random.nextBoolean() ? 0 : 1 + random.nextInt(40))
                .repetition(random.nextBoolean() ? Repetition.NO_REVERSAL : pick(Repetition.values(), random));
        if (traps) {
            rules.doubleTrap(pick(DoubleTrap.values(), random))
                    .removal(pick(Removal.values(), random))
                    .entry(pick(Entry.values(), random));
        } else {
            rules.directions(pick(Directions.values(), random))
                    .again(pick(Again.values(), random))
                    .leapt(pick(Leapt.values(), random));
        }
        if (random.nextInt(4) == 0) {
            rules.neverReduced();
        } else {
            rules.losesAt(random.nextInt(Math.min(men, 4)));
        }
        switch (pick(LatrunculiRules.Placement.values(), random)) {
            case ONE_BY_ONE -> rules.placement(LatrunculiRules.Placement.ONE_BY_ONE);
            case TWO_BY_TWO -> rules.placement(LatrunculiRules.Placement.TWO_BY_TWO);
            case ARRAY -> rules.array(array(ranks, files, men, duces, random));
        }
        if (random.nextInt(3) == 0) {
            rules.barred(Square.of(1 + random.nextInt(files), 1 + random.nextInt(ranks)));
        }
        return rules;
    }

    private static int size(int most, RandomGenerator random) {
        return switch (random.nextInt(4)) {
            case 0 -> 8;
            case 1 -> 2 + random.nextInt(most - 1);
            default -> 2 + random.nextInt(7);
        };
    }

    /** A board with the pieces of both sides on any squares. */
    private static String array(int ranks, int files, int men, int duces, RandomGenerator random) {
        List<Square> squares = new ArrayList<>();
        for (int square = 0; square < ranks * files; square++) {
            squares.add(random.nextInt(squares.size() + 1), Square.of(1 + square % files, 1 + square / files));
        }
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(ranks, files);
        for (int i = 0; i < Math.min(2 * (men + duces), squares.size()); i++) {
            Role role = i / 2 < men ? Role.MAN : Role.DUX;
            setup.put(squares.get(i), new Piece(i % 2 == 0 ? Side.WHITE : Side.BLACK, role, Mark.NONE));
        }
        return setup.build().toString().split(" ")[0];
    }

    private static <T> T pick(T[] values, RandomGenerator random) {
        return values[random.nextInt(values.length)];
    }
}
