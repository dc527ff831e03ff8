package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;

/** What the rules on board, pieces and start rest on, in each listed ruleset. */
final class SetupGrounds {
    private SetupGrounds() {}

    static Basis board(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001 ->
                grounds.encoded("The text names no board; Ludii's is taken. An excerpt on a web page,"
                        + " without author but in the wording of these rules, adds that on a larger board the number of"
                        + " pieces increases.");
            case SCHADLER_1994, QUINTANA -> grounds.encoded("The text names no board; Ludii's is taken.");
            case KOWALSKI -> kowalskiBoard(grounds);
            case BELL -> grounds.statedBeyondPlay().also(Sources.BELL_BOARDS);
            case SEEGA ->
                grounds.name().equals("seega-6x8")
                        ? sizesOfRomanBoards(grounds, " The text says \"6x6 board\", a slip.")
                        : sizesOfRomanBoards(grounds, "");
            case KHAREBGA -> sizesOfRomanBoards(grounds, "");
            case SENECA, PISO, FALKENER -> grounds.statedBeyondPlay();
        };
    }

    private static Basis sizesOfRomanBoards(Grounds grounds, String more) {
        return grounds.statedBeyondPlay().reading("The sizes are those of Roman boards." + more);
    }

    private static Basis kowalskiBoard(Grounds grounds) {
        return grounds.name().equals("kowalski-10x11")
                ? grounds.statedBeyondPlay()
                        .reading("The words \"eight ranks and twelve files\" in the text are a slip.")
                : grounds.statedBeyondPlay()
                        .also(Sources.SCHADLER_2005.silent())
                        .reading(
                                "The board is that of the find of Stanway (Essex, 1996). That the find is an interrupted"
                                        + " game of latrunculi is conjecture, as Sch\u00e4dler says.");
    }

    static Basis men(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001 ->
                grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading("The players agree on a number from 16 to 24, the same for both; 16 is this library's"
                                + " default. Ludii has them agree by moves.");
            case SCHADLER_1994 -> grounds.encoded("The text names no number; Ludii's is taken.");
            case SEEGA, KHAREBGA -> grounds.statedBeyondPlay().reading("As many as leave two squares vacant.");
            default -> grounds.statedBeyondPlay();
        };
    }

    static Basis dux(Grounds grounds) {
        return switch (grounds.family()) {
            case KOWALSKI ->
                grounds.stated("The dux cannot be captured.")
                        .also(grounds.encoding(), doubted())
                        .reading(
                                "No ancient evidence for a dux is known. That it encloses like a man is not in the text;"
                                        + " Ludii has it so.")
                        .or("The first to immobilise the enemy dux wins: so other pages and programs, not all of which"
                                + " name Kowalski.");
            case BELL ->
                grounds.stated("The dux is captured like any other piece.")
                        .also(doubted())
                        .reading("No ancient evidence for a dux is known.");
            default -> grounds.statedBeyondPlay().reading("The text knows one kind of piece.");
        };
    }

    private static Citation doubted() {
        return Sources.SCHADLER_2005
                .contradicts()
                .quoting("was certainly not played with two different types of pieces");
    }

    static Basis phases(Grounds grounds) {
        return grounds.family() == Family.BELL
                ? grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading("The order of the two players in placing is Ludii's.")
                : grounds.statedBeyondPlay();
    }

    static Basis placement(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001, SCHADLER_1994 ->
                grounds.stated("In this phase no captures are made.")
                        .also(openBoard())
                        .reading("Enclosures that form while pieces are placed stay harmless.");
            case SENECA, PISO -> grounds.statedBeyondPlay().also(openBoard());
            case SEEGA ->
                grounds.statedBeyondPlay()
                        .reading(
                                "The text has the players begin \"in prescribed spaces\", which are named nowhere and are left"
                                        + " out. That nothing is caught is the practice of Seega."
                                        + slipOf9x10(grounds));
            case KHAREBGA ->
                grounds.statedBeyondPlay().reading("That nothing is caught is in the text." + slipOf9x10(grounds));
            default -> grounds.statedBeyondPlay();
        };
    }

    private static Citation openBoard() {
        return Sources.LAUS_PISONIS.quoting("callidiore modo tabula variatur aperta calculus");
    }

    private static String slipOf9x10(Grounds grounds) {
        return grounds.name().endsWith("9x10")
                ? " The text has one piece placed on the last turn, a slip: 44 men are an even number."
                : "";
    }

    static Basis array(Grounds grounds) {
        return switch (grounds.family()) {
            case QUINTANA -> grounds.stated("arranged in two rows facing each other");
            case KOWALSKI ->
                grounds.statedBeyondPlay()
                        .reading(
                                grounds.name().equals("kowalski-10x11")
                                        ? "The duces stand in the middle of their back ranks."
                                        : "The duces stand just to the right of the centre line, seen from their sides.");
            default -> grounds.statedBeyondPlay();
        };
    }

    static Basis barred(Grounds grounds) {
        if (grounds.isSeegaOrKharebga()) {
            return grounds.ludii()
                    ? grounds.encoded("Ludii bars one square, the lowest-numbered of those in the middle. The text has"
                            + " none.")
                    : grounds.silent(
                                    "The text bars no square. The parent games, on boards of odd numbers, have one in the"
                                            + " middle, and Ludii has one here.")
                            .also(grounds.encoding().contradicts());
        }
        return switch (grounds.family()) {
            case QUINTANA, FALKENER, KOWALSKI -> grounds.stated().reading("The text has an array.");
            default -> grounds.stated().reading("The text lets pieces be placed on any vacant square.");
        };
    }

    static Basis firstPlayer(Grounds grounds) {
        return switch (grounds.family()) {
            case SCHADLER_2001 ->
                grounds.silent("The text does not say. In Ludii who places first depends on the moves by"
                                + " which the number of men is agreed.")
                        .also(Sources.REIMPLEMENTATION, grounds.encoding().contradicts());
            case SCHADLER_1994, SENECA, PISO ->
                grounds.silentLikeLudii("The text does not say.").also(Sources.REIMPLEMENTATION);
            case BELL ->
                grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading("That player 1 also places first is Ludii's order.");
            case SEEGA ->
                grounds.statedBeyondPlay()
                        .also(grounds.encoding())
                        .reading(
                                "The text has \"the first player\" move first; that he places first is Ludii's order.");
            case QUINTANA, KHAREBGA -> grounds.encoded("The text does not say; in Ludii player 1 begins.");
            default -> grounds.silent("The text does not say.");
        };
    }

    static Basis turns(Grounds grounds) {
        return grounds.statedBeyondPlay();
    }
}
