package io.github.lusoria.latrunculi;

import java.util.Optional;

/** The canonical text of a position, {@code <board> <side> <hand> <phase> <quiet>[ <back>]}, written and read. */
final class PositionText {
    private static final int MOST_MEN = Square.MAX_FILES * Square.MAX_RANKS;

    private PositionText() {}

    static String write(LatrunculiSetup setup, boolean withBack) {
        StringBuilder out = new StringBuilder(64);
        for (int rank = setup.ranks(); rank >= 1; rank--) {
            int empty = 0;
            for (int file = 1; file <= setup.files(); file++) {
                Piece piece = setup.pieces().get(new Square(file, rank));
                if (piece == null) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(piece.role().letter(piece.side()))
                        .append(piece.mark().symbol());
            }
            if (empty > 0) {
                out.append(empty);
            }
            out.append(rank > 1 ? '/' : ' ');
        }
        out.append(setup.sideToAct().letter()).append(' ');
        if (setup.phase() == Phase.PLACE) {
            out.append('M').append(setup.menInHand(Side.WHITE));
            out.append('m').append(setup.menInHand(Side.BLACK));
        } else {
            out.append('-');
        }
        out.append(' ').append(setup.phase().word());
        setup.termination()
                .ifPresent(why -> out.append(':')
                        .append(setup.winner()
                                .map(side -> String.valueOf(side.letter()))
                                .orElse("draw"))
                        .append(':')
                        .append(why.id()));
        out.append(' ');
        setup.quiet().ifPresentOrElse(out::append, () -> out.append('-'));
        if (withBack) {
            out.append(' ').append(back(setup, setup.sideToAct()));
            out.append(',').append(back(setup, setup.sideToAct().opponent()));
        }
        return out.toString();
    }

    private static String back(LatrunculiSetup setup, Side side) {
        return setup.back(side).map(move -> "" + move.from() + move.to()).orElse(".");
    }

    /** Reads a position text for the board and the fields of a ruleset; what it describes is not checked here. */
    static LatrunculiSetup read(String text, LatrunculiRules rules) {
        Scanner in = new Scanner(text);
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        readBoard(in, setup, rules);
        in.expect(' ', "a space after the board");
        Side side = readSide(in);
        setup.sideToAct(side);
        in.expect(' ', "a space after the side");
        boolean hand = !in.skip('-');
        int handOffset = in.offset();
        if (hand) {
            in.expect('M', "the men in hand, such as M16m16, or -");
            setup.hand(Side.WHITE, in.number(MOST_MEN, "the number of White's men in hand"));
            in.expect('m', "m and the number of Black's men in hand");
            setup.hand(Side.BLACK, in.number(MOST_MEN, "the number of Black's men in hand"));
        }
        in.expect(' ', "a space after the hand");
        readPhase(in, setup);
        if (hand != (setup.build().phase() == Phase.PLACE)) {
            throw in.failAt(
                    hand ? handOffset : handOffset - 1,
                    hand ? "-, as nothing is in hand in this phase" : "the men in hand, as the phase is place");
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

    private static void readBoard(Scanner in, LatrunculiSetup.Builder setup, LatrunculiRules rules) {
        for (int rank = rules.ranks(); rank >= 1; rank--) {
            int file = 1;
            boolean afterNumber = false;
            while (file <= rules.files()) {
                int left = rules.files() - file + 1;
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
                    Piece piece = readPiece(in, afterNumber ? "a piece" : expected);
                    setup.put(new Square(file, rank), piece);
                    file++;
                    afterNumber = false;
                }
            }
            if (rank > 1) {
                in.expect('/', "/ after the " + rules.files() + " squares of rank " + rank);
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

    private static void readPhase(Scanner in, LatrunculiSetup.Builder setup) {
        for (Phase phase : Phase.values()) {
            if (phase == Phase.OVER) {
                continue;
            }
            if (in.skip(phase.word())) {
                setup.phase(phase);
                return;
            }
        }
        if (!in.skip("over:")) {
            throw in.fail("a phase: place, move, passed or over:");
        }
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
        Square from = in.square(rules.files(), rules.ranks());
        int second = in.offset();
        Square to = in.square(rules.files(), rules.ranks());
        if (from.equals(to)) {
            throw in.failAt(second, "another square than " + from);
        }
        return Optional.of(new LatrunculiMove.Movement(from, to));
    }
}
