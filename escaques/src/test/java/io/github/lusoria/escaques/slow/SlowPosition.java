package io.github.lusoria.escaques.slow;

import io.github.lusoria.escaques.EscaquesRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Everything that a position text holds.
 *
 * @param sky where each planet stands
 * @param seats the planets of the first seats, as far as they have thrown for one
 * @param scores the points of all seats
 * @param turn the seat to act, 0 when the game is over
 * @param thrown the throw that is to be used, 0 when none is
 * @param rounds the rounds completed, 0 where they are not counted
 */
record SlowPosition(
        Map<SlowPlanet, SlowSpace> sky,
        List<SlowPlanet> seats,
        List<Integer> scores,
        int turn,
        int thrown,
        int rounds) {
    static final int SEATS = 7;

    /** Before the first throw for a planet (spec sections 0 and 2.1). */
    static SlowPosition initial(EscaquesRules rules) {
        Map<SlowPlanet, SlowSpace> sky = new EnumMap<>(SlowPlanet.class);
        for (SlowPlanet planet : SlowPlanet.values()) {
            sky.put(planet, planet.start(rules));
        }
        return new SlowPosition(sky, List.of(), Collections.nCopies(SEATS, rules.initialScore()), 1, 0, 0);
    }

    /** Reads a position from a text of the right form (notation: Los Escaques, Position). */
    static SlowPosition parse(String text) {
        String[] fields = text.split(" ", -1);
        String[] spaces = fields[0].split("/", -1);
        Map<SlowPlanet, SlowSpace> sky = new EnumMap<>(SlowPlanet.class);
        for (SlowPlanet planet : SlowPlanet.values()) {
            sky.put(planet, SlowSpace.parse(spaces[planet.ordinal()]));
        }
        List<SlowPlanet> seats = new ArrayList<>();
        for (int i = 0; i < SEATS; i++) {
            String initials = fields[1].substring(2 * i, 2 * i + 2);
            if (!initials.equals("..")) {
                seats.add(SlowPlanet.ofInitials(initials));
            }
        }
        List<Integer> scores =
                Arrays.stream(fields[2].split(",", -1)).map(Integer::valueOf).toList();
        String[] turn = fields[3].split(":", -1);
        return new SlowPosition(
                sky,
                List.copyOf(seats),
                scores,
                turn[0].equals("-") ? 0 : Integer.parseInt(turn[0]),
                turn.length > 1 ? Integer.parseInt(turn[1]) : 0,
                fields[4].equals("-") ? 0 : Integer.parseInt(fields[4].split("/", -1)[0]));
    }

    /** The text of the position (notation: Los Escaques, Position). */
    String text(EscaquesRules rules) {
        StringBuilder out = new StringBuilder();
        for (SlowPlanet planet : SlowPlanet.values()) {
            out.append(planet == SlowPlanet.MOON ? "" : "/").append(sky.get(planet));
        }
        out.append(' ');
        for (int i = 0; i < SEATS; i++) {
            out.append(i < seats.size() ? seats.get(i).initials : "..");
        }
        out.append(' ').append(scores.stream().map(String::valueOf).collect(Collectors.joining(",")));
        out.append(' ').append(turn == 0 ? "-" : Integer.toString(turn));
        if (thrown > 0) {
            out.append(':').append(thrown);
        }
        out.append(' ').append(rules.rounds() == 0 ? "-" : rounds + "/" + rules.rounds());
        return out.toString();
    }

    /** Whether the seat to act has still to throw for its planet. */
    boolean isAssigning() {
        return seats.size() < SEATS;
    }

    /** The planet of the seat to act. */
    SlowPlanet mover() {
        return seats.get(turn - 1);
    }

    SlowPosition turnOf(int seat, int face) {
        return new SlowPosition(sky, seats, scores, seat, face, rounds);
    }

    SlowPosition over() {
        return turnOf(0, 0);
    }

    /** The hash, word by word (formats: hashes of Los Escaques). */
    long hash() {
        long board = rounds * power(53);
        for (SlowPlanet planet : SlowPlanet.values()) {
            SlowSpace space = sky.get(planet);
            int k = planet.face();
            board += SlowSpace.SIGNS.indexOf(space.sign()) * power(4 * (k - 1));
            board += (space.number() - 1) * power(32 + 3 * (k - 1));
        }
        long acting = turn * power(21) + thrown * power(24);
        for (int i = 1; i <= seats.size(); i++) {
            acting += seats.get(i - 1).face() * power(3 * (i - 1));
        }
        long hash = mix(mix(0x9e3779b97f4a7c15L, board), acting);
        for (int i = 1; i <= SEATS; i += 2) {
            long next = i < SEATS ? scores.get(i) : 0;
            hash = mix(hash, scores.get(i - 1) + next * power(32));
        }
        return hash;
    }

    private static long power(int exponent) {
        return 1L << exponent;
    }

    /** Formats: hashes of Ludus Latrunculorum. */
    private static long mix(long hash, long word) {
        long mixed = (hash ^ word) * 0xd6e8feb86659fd93L;
        return mixed ^ (mixed >>> 32);
    }
}
