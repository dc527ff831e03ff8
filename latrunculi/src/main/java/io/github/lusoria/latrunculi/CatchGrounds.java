package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Evidence;

/** What the rules on enclosing, trapping, capturing and removing rest on, in each listed ruleset. */
final class CatchGrounds {
    private static final String TRAP =
            "If a player can trap an enemy piece between two friendly pieces, the enemy piece is blocked and cannot be moved.";
    private static final String REMOVE =
            "On the next turn, instead of moving a piece, the player can capture the trapped piece by removing it from the"
                    + " board, provided his own two surrounding pieces are still free.";
    private static final String SURROUNDED =
            "The trapped piece is immediately free if one of its two enemies is itself surrounded.";

    /** In both texts; how the sentence goes on is not the same in them. */
    static final String BETWEEN_COUNTERS = "moved in between two of the opponent's counters";

    private CatchGrounds() {}

    /** The one rule that ancient texts state. */
    static Basis enclosure(Grounds grounds) {
        return Basis.of(
                        Evidence.ATTESTED,
                        "Ovid and Martial have one piece perish between two; Pollux has the same of the Greek polis.",
                        Sources.ENCLOSING)
                .also(grounds.stated().citations());
    }

    static Basis arrival(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated(TRAP)
                        .also(grounds.encoding())
                        .reading("A trap is read as an act of the player who moves: he \"can trap\".")
                        .or("Any piece that stands between two free enemies is trapped; no source says so.");
            case SENECA, PISO -> grounds.stated(BETWEEN_COUNTERS);
            case QUINTANA, SEEGA, KHAREBGA ->
                grounds.silentLikeLudii("The text has a piece caught between two, and does not say by whose move.");
            case FALKENER, KOWALSKI, BELL ->
                grounds.stated().also(grounds.encoding()).reading("Ludii's encoding spells it out.");
        };
    }

    static Basis caught(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated(TRAP)
                        .also(Sources.LAUS_PISONIS, grounds.encoding())
                        .reading(
                                "In the Laus Pisonis White binds Black, and Black White. That one move can trap several is read"
                                        + " from the same words; Ludii has it so.");
            case SENECA ->
                grounds.stated()
                        .also(Sources.LAUS_PISONIS)
                        .reading("In the Laus Pisonis White binds Black, and Black White.");
            case PISO -> grounds.stated().reading("All pieces enclosed by one move are captured together.");
            case QUINTANA ->
                grounds.stated("A piece is captured when it is caught between two opposing pieces on adjacent"
                        + " squares in a rank or file.");
            case FALKENER -> grounds.stated("The pieces move and take in all directions");
            case KOWALSKI ->
                grounds.stated()
                        .reading(
                                "One piece between two; several in a line belong to an older form that Kowalski gave up.");
            case SEEGA ->
                grounds.stated("Pieces are captured by surrounding them on either side by a player's own pieces.");
            case BELL, KHAREBGA -> grounds.stated();
        };
    }

    static Basis bound(Grounds grounds) {
        return grounds.family() == Family.SENECA
                ? grounds.stated("A piece which is trapped cannot move and cannot be used to capture a piece")
                        .also(Sources.LAUS_PISONIS, Sources.ISIDORE)
                        .reading("That it counts is read from the end: a player is reduced to one counter.")
                : grounds.stated(TRAP)
                        .also(Sources.LAUS_PISONIS, Sources.ISIDORE)
                        .reading(
                                "That it is no guard follows from \"still free\"; that it counts, from \"left on the board\".");
    }

    static Basis doubleTrap(Grounds grounds) {
        return grounds.ludii()
                ? grounds.encoded("Ludii marks a trapped piece by one flag.")
                : grounds.silent(
                                grounds.family() == Family.SENECA
                                        ? "The text does not speak of a piece that is trapped twice."
                                        : "The text thinks of one pair: \"its two enemies\".")
                        .also(Sources.PYTHON, grounds.encoding().contradicts());
    }

    static Basis guardLeft(Grounds grounds) {
        return grounds.stated()
                .also(Sources.REIMPLEMENTATION, grounds.encoding())
                .reading(
                        grounds.family() == Family.SENECA
                                ? "Implied, not said: the piece is trapped between two. A re-implementation and Ludii have it so."
                                : "Implied, not said: the piece is trapped between two, which have to be \"still free\" when it is"
                                        + " removed. A re-implementation and Ludii have it so.");
    }

    static Basis guardTrapped(Grounds grounds) {
        return grounds.family() == Family.SENECA
                ? grounds.stated("If one of the surrounding pieces is captured, a trapped piece is immediately freed")
                        .also(Sources.SENECA_117)
                        .reading(
                                "\"Captured\" is read as \"trapped\", as the Locus Ludi leaflet is reported to say. In Seneca a"
                                        + " player thinks how his shut-in piece may get out.")
                : grounds.stated(SURROUNDED)
                        .also(Sources.SENECA_117)
                        .reading("In Seneca a player thinks how his shut-in piece may get out.");
    }

    static Basis removal(Grounds grounds) {
        if (grounds.family() == Family.SENECA) {
            String words = "On the player's next turn, they remove the trapped piece of the opponent before they move.";
            return grounds.ludii()
                    ? grounds.encodedAgainst(
                            words, "In Ludii the removal is optional, and several pieces may be removed.")
                    : grounds.stated(words)
                            .also(Sources.REIMPLEMENTATION)
                            .reading("Read as obligatory, one a turn; two independent readings agree.");
        }
        return grounds.isSchadler()
                ? grounds.stated(REMOVE).reading("\"Can\": the removal is optional, and one piece is spoken of.")
                : grounds.stated();
    }

    static Basis removalWhen(Grounds grounds) {
        String reading =
                "The text speaks of the trapper's next turn and is silent on later ones; a piece that is left there"
                        + " stays trapped, and nothing says that it can no longer be removed.";
        return grounds.ludii() ? grounds.encoded(reading) : grounds.silentLikeLudii(reading);
    }

    static Basis corner(Grounds grounds) {
        return switch (grounds.family()) {
            case SENECA ->
                grounds.stated("On the corners, placing two pieces in the two orthogonally adjacent spaces traps an"
                        + " opponent's piece in the corner.");
            case PISO -> grounds.stated();
            case KOWALSKI ->
                grounds.stated("A piece in a corner is captured if the opponent places his pieces on the two"
                                + " squares adjacent to the corner.")
                        .reading("A dux in a corner is safe, as it cannot be captured.");
            case BELL ->
                grounds.stated("or between an opponent piece and a corner (but not side) square")
                        .also(grounds.encoding())
                        .reading("That an occupied corner encloses, too, is Ludii's reading.");
            default -> grounds.silentLikeLudii("The text has no rule for corners.");
        };
    }

    static Basis again(Grounds grounds) {
        if (grounds.family() == Family.BELL) {
            String words = "gains an immediate second move";
            return grounds.ludii()
                    ? grounds.encoded(words, "In Ludii the second move is compulsory; the text does not say.")
                    : grounds.stated(words)
                            .also(grounds.encoding().contradicts())
                            .reading("Read as the same piece, which may decline, and again while it captures.");
        }
        return grounds.isSeegaOrKharebga()
                ? grounds.silentLikeLudii("The text gives none; the practice of Seega has one in places.")
                : grounds.silentLikeLudii("The text gives none.");
    }
}
