package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import java.util.List;

/** What the rules on moving, and what restricts it, rest on, in each listed ruleset. */
final class MoveGrounds {
    private static final String BETWEEN =
            "A player can only move a piece between two of the opponent's pieces if this move causes one of the opponent's"
                    + " pieces to be trapped.";

    private MoveGrounds() {}

    static Basis vacancy(Grounds grounds) {
        return grounds.stated();
    }

    static Basis directions(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated("The pieces can be moved orthogonally to any adjacent square.")
                        .reading(
                                "The text does not spell out the directions of enclosure; they are read as those of moving.");
            case FALKENER -> grounds.stated("The pieces move and take in all directions");
            default -> grounds.stated();
        };
    }

    static Basis walk(Grounds grounds) {
        return switch (grounds.family()) {
            case QUINTANA ->
                grounds.stated("The pieces move orthogonally any unobstructed distance.")
                        .also(Sources.LAUS_PISONIS)
                        .reading("The Laus Pisonis has a piece come back from a long retreat.");
            case KOWALSKI ->
                grounds.stated()
                        .also(Sources.LAUS_PISONIS)
                        .reading("The Laus Pisonis has a piece come back from a long retreat.");
            case KHAREBGA -> grounds.stated("moving a piece orthogonally any distance");
            default -> grounds.stated();
        };
    }

    static Basis leap(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated(
                        "A piece can leap over any single piece of either color, if the square behind is unoccupied.");
            case SENECA ->
                Basis.of(
                                grounds.family().evidence(),
                                "The leaflet on which the text rests is reported to have only one's own leapt over.",
                                List.of(
                                        grounds.text()
                                                .quoting("A player's counter may hop over another of the player's"
                                                        + " counters, or over an opponent's counter which is trapped"),
                                        Sources.LOCUS_LUDI.contradicts()))
                        .or("Only pieces of one's own colour may be leapt over.", Sources.LOCUS_LUDI);
            case FALKENER ->
                grounds.stated("A piece may hop over an opponent's piece to an empty space on the opposite side"
                        + " of it, but does not capture the opponent's piece.");
            case BELL -> grounds.stated("can jump over an enemy piece that is in an adjacent square");
            case PISO, KOWALSKI -> grounds.stated();
            default -> grounds.silent("The text gives no leap.");
        };
    }

    static Basis severalLeaps(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated("Several leaps in one turn are possible (as in Draughts).")
                        .also(grounds.encoding())
                        .reading(
                                "That no square is visited twice is not in the text; Ludii has it so, and it avoids a move that"
                                        + " changes nothing.");
            case SENECA ->
                grounds.stated("Multiple hops are possible.")
                        .also(grounds.encoding())
                        .reading("That no square is visited twice is not in the text; Ludii has it so.");
            case FALKENER ->
                grounds.stated("may hop over an opponent's piece")
                        .also(grounds.encoding())
                        .reading("The text speaks of one piece leapt over, and Ludii plays one hop.");
            case BELL ->
                grounds.stated("can jump over an enemy piece that is in an adjacent square")
                        .also(grounds.encoding())
                        .reading("The text speaks of one piece leapt over, and Ludii plays one jump.");
            case PISO, KOWALSKI -> grounds.stated();
            default -> grounds.silent("The text gives no leap.");
        };
    }

    static Basis finalSquare(Grounds grounds) {
        return grounds.silent((grounds.isSchadler()
                                ? "The text speaks of one turn and one move; a"
                                : "The text does not say; a")
                        + " trap made in passing would dissolve anyway when the piece goes on."
                        + " A re-implementation reads the Locus Ludi leaflet's figure so, too.")
                .also(Sources.REIMPLEMENTATION, grounds.encoding().contradicts())
                .or("Each landing is judged by itself, as Ludii's encoding intends.", grounds.encoding());
    }

    static Basis leapt(Grounds grounds) {
        if (grounds.family() != Family.BELL) {
            return grounds.family() == Family.FALKENER
                    ? grounds.stated("but does not capture the opponent's piece")
                    : grounds.stated().reading("The text gives no capture by leaping.");
        }
        String words = "The jumped piece is not captured by the move";
        return grounds.ludii()
                ? grounds.encodedAgainst(
                        words, "In Ludii the corner square counts as a partner of the piece that just left it.")
                : grounds.stated(words)
                        .also(grounds.encoding().contradicts())
                        .reading("So also when the dux leaps out of a corner.");
    }

    static Basis entry(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001 ->
                grounds.stated(BETWEEN)
                        .also(Sources.LAUS_PISONIS)
                        .reading(
                                "The Laus Pisonis has a man go in between on purpose and himself bind two. By the letter the two"
                                        + " may be free or trapped, and any enemy piece that is trapped will do.")
                        .or("Trapped enemies do not count as two of the opponent's pieces.", Sources.PYTHON)
                        .or("Only trapping one of the two is an excuse.");
            case SCHADLER_1994 ->
                grounds.silentLikeLudii("The text says nothing about moving between two enemies.")
                        .or("A piece that enters is trapped or lost (\"suicide\").", Sources.RULE_SHEETS);
            case SENECA, PISO -> grounds.stated(CatchGrounds.BETWEEN_COUNTERS);
            case QUINTANA ->
                grounds.silentLikeLudii(
                        "The text has a piece \"caught\" between two, and does not say by whose" + " move.");
            case SEEGA, KHAREBGA -> grounds.silentLikeLudii("The text does not speak of it.");
            case FALKENER, KOWALSKI, BELL -> grounds.stated();
        };
    }

    static Basis pass(Grounds grounds) {
        return switch (grounds.family()) {
            case KHAREBGA -> grounds.stated().reading("A player who cannot move passes; nobody else does.");
            case FALKENER, KOWALSKI, SENECA, PISO ->
                grounds.stated().reading("The game ends when a player cannot move, so there is no pass.");
            default ->
                grounds.silentLikeLudii("The text speaks of no pass; without one a game with a player who cannot move"
                        + " could not go on.");
        };
    }

    static Basis noReversal(Grounds grounds) {
        return Basis.of(
                        Evidence.ASSUMED,
                        "The text's words are vague. A re-implementation reads them so; this library assumes the same"
                                + " meaning.",
                        List.of(backAndForth(grounds), Sources.REIMPLEMENTATION))
                .or("No position may come twice, as in Ludii.", grounds.encoding());
    }

    /** The portal's text of Seneca or Piso, with what it says of going back. */
    private static Citation backAndForth(Grounds grounds) {
        return grounds.text()
                .quoting(
                        grounds.family() == Family.SENECA
                                ? "Multiple moves back and forth of the same counter are not allowed"
                                : "back and forth");
    }

    static Basis repetition(Grounds grounds) {
        if (grounds.ludii()) {
            String exempt = "No board of a game may come again, whoever is to move; passes are exempt.";
            return switch (grounds.family()) {
                case SENECA, PISO ->
                    Basis.of(
                            Evidence.SUGGESTION,
                            exempt
                                    + " The text forbids moves back and forth of one piece, which are legal here once"
                                    + " anything else has changed.",
                            List.of(grounds.encoding(), backAndForth(grounds).contradicts()));
                case SCHADLER_2001 ->
                    grounds.encoded(
                            "The portal gives the ruleset as \"States can not be repeated\", which its text does"
                                    + " not say: no board of a game may come again, whoever is to move; passes are exempt.");
                default -> grounds.encoded(exempt + " The text does not speak of it.");
            };
        }
        return grounds.isLocusLudi()
                ? Basis.of(
                        Evidence.ASSUMED,
                        "The text forbids moves back and forth and says no more.",
                        List.of(backAndForth(grounds), Sources.REIMPLEMENTATION))
                : grounds.silent("The text does not speak of it.");
    }
}
