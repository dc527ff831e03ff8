package io.github.lusoria.latrunculi;

import io.github.lusoria.core.internal.Scanner;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The canonical text of a position, {@code <board> <side> <hand> <phase> <quiet>[ <back>]}, written and read. */
final class PositionText {
    private PositionText() {}

    // ---- writing

    static String write(LatrunculiSetup setup, boolean withDuces, boolean withBack) {
        return write(square -> Optional.ofNullable(setup.pieces().get(square)), setup, withDuces, withBack);
    }

    /** Pieces are asked for one by one: to put them into the setup first would take most of the time. */
    static String write(
            Function<Square, Optional<Piece>> pieces, LatrunculiSetup setup, boolean withDuces, boolean withBack) {
        StringBuilder out = new StringBuilder(64);
        writeBoard(out, pieces, setup);
        out.append(' ').append(setup.sideToAct().letter()).append(' ');
        if (setup.phase().isPlacement()) {
            for (Side side : Side.values()) {
                out.append(Role.MAN.letter(side)).append(setup.inHand(side, Role.MAN));
                if (withDuces) {
                    out.append(Role.DUX.letter(side)).append(setup.inHand(side, Role.DUX));
                }
            }
        } else {
            out.append('-');
        }
        out.append(' ').append(setup.phase().word());
        setup.again().ifPresent(square -> out.append(':').append(square));
        setup.termination()
                .ifPresent(
                        why -> out.append(':').append(winner(setup)).append(':').append(why.id()));
        out.append(' ');
        setup.quiet().ifPresentOrElse(out::append, () -> out.append('-'));
        if (withBack) {
            out.append(' ').append(back(setup, setup.sideToAct()));
            out.append(',').append(back(setup, setup.sideToAct().opponent()));
        }
        return out.toString();
    }

    private static void writeBoard(StringBuilder out, Function<Square, Optional<Piece>> pieces, LatrunculiSetup setup) {
        for (int rank = setup.ranks(); rank >= 1; rank--) {
            int empty = 0;
            for (int file = 1; file <= setup.files(); file++) {
                Optional<Piece> piece = pieces.apply(new Square(file, rank));
                if (piece.isEmpty()) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(piece.get());
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 1) {
                out.append('/');
            }
        }
    }

    private static String winner(LatrunculiSetup setup) {
        return setup.winner().map(side -> String.valueOf(side.letter())).orElse("draw");
    }

    private static String back(LatrunculiSetup setup, Side side) {
        return setup.back(side).map(move -> "" + move.from() + move.to()).orElse(".");
    }

    // ---- reading

    /** Reads a position text for the board and the fields of a ruleset; what it describes is not checked here. */
    static LatrunculiSetup read(String text, LatrunculiRules rules) {
        Scanner in = new Scanner(text);
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        readBoard(in, setup, rules.ranks(), rules.files());
        in.expect(' ', "a space after the board");
        Side side = readSide(in);
        setup.sideToAct(side);
        in.expect(' ', "a space after the side");
        int handOffset = in.offset();
        boolean hand = !in.skip('-');
        if (hand) {
            in.expect('M', "the pieces in hand, such as " + exampleHand(rules) + ", or -");
            readHand(in, setup, Side.WHITE, rules);
            in.expect('m', "m and the number of Black's men in hand");
            readHand(in, setup, Side.BLACK, rules);
        }
        in.expect(' ', "a space after the hand");
        Phase phase = readPhase(in, setup, rules);
        if (hand != phase.isPlacement()) {
            throw in.failAt(
                    handOffset,
                    hand ? "-, as nothing is in hand in this phase" : "the pieces in hand, as some are to be placed");
        }
        in.expect(' ', "a space after the phase");
        if (rules.quiet() > 0) {
            setup.quiet(in.number(rules.quiet(), "the number of quiet moves, at most " + rules.quiet()));
        } else {
            in.expect('-', "-, as this ruleset counts no quiet moves");
        }
        if (rules.repetition() == LatrunculiRules.Repetition.NO_REVERSAL) {
            in.expect(' ', "a space and the last moves");
            readBack(in, rules).ifPresent(move -> setup.back(side, move));
            in.expect(',', "a comma between the last moves");
            readBack(in, rules).ifPresent(move -> setup.back(side.opponent(), move));
        }
        in.end();
        return setup.build();
    }

    /** Reads a board alone. */
    static LatrunculiSetup readBoard(String text, int ranks, int files) {
        Scanner in = new Scanner(text);
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(ranks, files);
        readBoard(in, setup, ranks, files);
        in.end();
        return setup.build();
    }

    private static void readBoard(Scanner in, LatrunculiSetup.Builder setup, int ranks, int files) {
        for (int rank = ranks; rank >= 1; rank--) {
            readRank(in, setup, rank, files);
            if (rank > 1) {
                in.expect('/', "/ after the " + files + " squares of rank " + rank);
            }
        }
    }

    private static void readRank(Scanner in, LatrunculiSetup.Builder setup, int rank, int files) {
        int file = 1;
        boolean afterNumber = false;
        while (file <= files) {
            int left = files - file + 1;
            String expected = "a piece or a number of empty squares up to " + left;
            if (in.atDigit() && !afterNumber) {
                int start = in.offset();
                int empty = in.number(left, expected);
                if (empty == 0) {
                    throw in.failAt(start, expected);
                }
                file += empty;
                afterNumber = true;
            } else {
                setup.put(new Square(file, rank), readPiece(in, afterNumber ? "a piece" : expected));
                file++;
                afterNumber = false;
            }
        }
    }

    private static Piece readPiece(Scanner in, String expected) {
        for (Side side : Side.values()) {
            for (Role role : Role.values()) {
                if (in.skip(role.letter(side))) {
                    return new Piece(side, role, readMark(in));
                }
            }
        }
        throw in.fail(expected);
    }

    private static Mark readMark(Scanner in) {
        for (Mark mark : Mark.values()) {
            if (mark.isBound() && in.skip(mark.symbol())) {
                return mark;
            }
        }
        return Mark.NONE;
    }

    private static Side readSide(Scanner in) {
        for (Side side : Side.values()) {
            if (in.skip(side.letter())) {
                return side;
            }
        }
        throw in.fail("a side, w or b");
    }

    private static void readHand(Scanner in, LatrunculiSetup.Builder setup, Side side, LatrunculiRules rules) {
        String whose = side.displayName() + "'s";
        int men = in.number(LatrunculiSetup.MOST_IN_HAND, "the number of " + whose + " men in hand");
        int duces = 0;
        if (rules.duces() > 0) {
            char letter = Role.DUX.letter(side);
            in.expect(letter, letter + " and the number of " + whose + " duces in hand");
            duces = in.number(1, "the number of " + whose + " duces in hand, 0 or 1");
        }
        setup.hand(side, men, duces);
    }

    private static String exampleHand(LatrunculiRules rules) {
        String white = "M" + rules.men() + (rules.duces() > 0 ? "D1" : "");
        return white + white.toLowerCase(Locale.ROOT);
    }

    private static Phase readPhase(Scanner in, LatrunculiSetup.Builder setup, LatrunculiRules rules) {
        if (in.skip("over:")) {
            readEnd(in, setup);
            return Phase.OVER;
        }
        if (in.skip("again:")) {
            setup.again(Square.read(in, rules.files(), rules.ranks()));
            return Phase.AGAIN;
        }
        // the longer word first
        for (Phase phase : List.of(Phase.PLACE2, Phase.PLACE, Phase.MOVE, Phase.PASSED, Phase.REMOVE)) {
            if (in.skip(phase.word())) {
                setup.phase(phase);
                return phase;
            }
        }
        throw in.fail("a phase: place, place2, move, passed, remove, again: or over:");
    }

    private static void readEnd(Scanner in, LatrunculiSetup.Builder setup) {
        Optional<Side> winner = in.skip("draw") ? Optional.empty() : Optional.of(readWinner(in));
        in.expect(':', "a colon after the winner");
        for (LatrunculiTermination why : LatrunculiTermination.values()) {
            if (in.skip(why.id())) {
                winner.ifPresentOrElse(side -> setup.won(side, why), () -> setup.drawn(why));
                return;
            }
        }
        throw in.fail("why the game is over: reduced, blocked, quiet or passes");
    }

    private static Side readWinner(Scanner in) {
        if (in.peek() != 'w' && in.peek() != 'b') {
            throw in.fail("the winner, w or b, or draw");
        }
        return readSide(in);
    }

    private static Optional<LatrunculiMove.Movement> readBack(Scanner in, LatrunculiRules rules) {
        if (in.skip('.')) {
            return Optional.empty();
        }
        if (in.peek() < 'a' || in.peek() > 'z') {
            throw in.fail("a last move such as c3c4, or .");
        }
        Square from = Square.read(in, rules.files(), rules.ranks());
        int second = in.offset();
        Square to = Square.read(in, rules.files(), rules.ranks());
        if (from.equals(to)) {
            throw in.failAt(second, "another square than " + from);
        }
        return Optional.of(new LatrunculiMove.Movement(from, to));
    }
}
