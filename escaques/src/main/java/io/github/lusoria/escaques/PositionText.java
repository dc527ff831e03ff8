package io.github.lusoria.escaques;

import io.github.lusoria.core.internal.Scanner;

/** The canonical text of a position, {@code <planets> <seats> <scores> <turn> <round>}, written and read. */
final class PositionText {
    private static final String UNASSIGNED = "..";
    private static final String SEAT = "the seat to act, 1 to 7, or - when the game is over";

    private PositionText() {}

    /** All but the last field. */
    static String write(EscaquesSetup setup) {
        StringBuilder out = new StringBuilder(96);
        for (Planet planet : Planet.values()) {
            out.append(planet == Planet.MOON ? "" : "/").append(setup.space(planet));
        }
        out.append(' ');
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            out.append(setup.planet(seat).map(Planet::initials).orElse(UNASSIGNED));
        }
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            out.append(seat == 1 ? ' ' : ',').append(setup.score(seat));
        }
        out.append(' ');
        setup.seatToAct().ifPresentOrElse(out::append, () -> out.append('-'));
        setup.thrown().ifPresent(face -> out.append(':').append(face));
        return out.append(' ').toString();
    }

    static String write(EscaquesSetup setup, EscaquesRules rules) {
        return write(setup) + (rules.rounds() == 0 ? "-" : setup.roundsCompleted() + "/" + rules.rounds());
    }

    /** Reads a position text for the rounds of a ruleset; what it describes is not checked here. */
    static EscaquesSetup read(String text, EscaquesRules rules) {
        Scanner in = new Scanner(text);
        EscaquesSetup.Builder setup = EscaquesSetup.builder();
        for (Planet planet : Planet.values()) {
            if (planet != Planet.MOON) {
                in.expect('/', "/ and the space of " + planet.displayName());
            }
            setup.put(planet, readSpace(in, planet));
        }
        in.expect(' ', "a space after the planets");
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            readPlanet(in, setup, seat);
        }
        for (int seat = 1; seat <= Planet.COUNT; seat++) {
            in.expect(
                    seat == 1 ? ' ' : ',',
                    seat == 1 ? "a space after the seats" : "a comma and the score of seat " + seat);
            setup.score(
                    seat,
                    in.signed(
                            EscaquesSetup.SCORE_LIMIT,
                            "the score of seat " + seat + ", a whole number up to " + EscaquesSetup.SCORE_LIMIT));
        }
        in.expect(' ', "a space after the scores");
        readTurn(in, setup);
        in.expect(' ', "a space after the turn");
        if (rules.rounds() == 0) {
            in.expect('-', "-, as this ruleset has no round limit");
        } else {
            setup.roundsCompleted(
                    in.number(rules.rounds(), "the number of rounds completed, at most " + rules.rounds()));
            in.expect('/', "/ and the number of rounds agreed");
            int start = in.offset();
            String agreed = rules.rounds() + ", the number of rounds agreed";
            if (in.number(rules.rounds(), agreed) != rules.rounds()) {
                throw in.failAt(start, agreed);
            }
        }
        in.end();
        return setup.build();
    }

    private static Space readSpace(Scanner in, Planet planet) {
        for (Sign sign : Sign.values()) {
            if (in.skip(sign.abbreviation())) {
                return new Space(sign, in.digit(1, Ring.MOST_SPACES_PER_SIGN, "the number of a space, 1 to 7"));
            }
        }
        throw in.fail("the sign of " + planet.displayName() + ", such as Ari");
    }

    private static void readPlanet(Scanner in, EscaquesSetup.Builder setup, int seat) {
        if (in.skip(UNASSIGNED)) {
            return;
        }
        for (Planet planet : Planet.values()) {
            if (in.skip(planet.initials())) {
                setup.assign(seat, planet);
                return;
            }
        }
        throw in.fail("the planet of seat " + seat + ", such as Mo, or ..");
    }

    private static void readTurn(Scanner in, EscaquesSetup.Builder setup) {
        if (in.skip('-')) {
            setup.over();
            return;
        }
        int seat = in.digit(1, Planet.COUNT, SEAT);
        if (in.skip(':')) {
            setup.toChoose(seat, in.digit(1, Planet.COUNT, "the throw, 1 to 7"));
        } else {
            setup.toThrow(seat);
        }
    }
}
