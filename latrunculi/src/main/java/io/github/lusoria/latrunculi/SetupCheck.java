package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What keeps a setup from being a position of some rules; see spec section 0, "When a game is over". */
final class SetupCheck {
    private final LatrunculiSetup setup;
    private final LatrunculiRules rules;
    private final List<Message> violations = new ArrayList<>();

    private SetupCheck(LatrunculiSetup setup, LatrunculiRules rules) {
        this.setup = setup;
        this.rules = rules;
    }

    /** Everything but being blocked, which needs a position. */
    static List<Message> violations(LatrunculiSetup setup, LatrunculiRules rules) {
        SetupCheck check = new SetupCheck(setup, rules);
        if (setup.ranks() != rules.ranks() || setup.files() != rules.files()) {
            check.add(
                    "board",
                    "the board has {0} ranks and {1} files, not {2} and {3}",
                    rules.ranks(),
                    rules.files(),
                    setup.ranks(),
                    setup.files());
            return check.violations;
        }
        check.pieces();
        check.hand();
        check.phase();
        check.counters();
        return check.violations;
    }

    static Message blocked(Side side) {
        return Message.of(
                "latrunculi.setup.blocked",
                "{0} has no legal action, which ends the game in this ruleset: the phase is over",
                side.displayName());
    }

    private void add(String key, String pattern, Object... arguments) {
        violations.add(Message.of("latrunculi.setup." + key, pattern, arguments));
    }

    private void pieces() {
        for (Side side : Side.values()) {
            long duces = setup.inHand(side, Role.DUX)
                    + setup.pieces().values().stream()
                            .filter(piece -> piece.side() == side && piece.role() == Role.DUX)
                            .count();
            if (duces > 0 && rules.duces() == 0) {
                add("dux", "{0} has a dux, and there is none in this ruleset", side.displayName());
            } else if (duces > 1) {
                add("duces", "{0} has {1} duces, and a side has one at most", side.displayName(), duces);
            }
        }
        for (Map.Entry<Square, Piece> entry : setup.pieces().entrySet()) {
            if (entry.getValue().mark().isBound()) {
                mark(entry.getKey(), entry.getValue());
            }
        }
    }

    private void mark(Square square, Piece piece) {
        if (rules.capture() != LatrunculiRules.Capture.TRAP) {
            add("no-traps", "{0} is marked trapped, and nothing is trapped in this ruleset", square);
            return;
        }
        if (piece.role() == Role.DUX && rules.dux() == LatrunculiRules.Dux.SAFE) {
            add("safe-dux", "{0} is marked trapped, and a dux is never trapped in this ruleset", square);
            return;
        }
        boolean onRank = isFreeEnemy(square, -1, 0, piece.side()) && isFreeEnemy(square, 1, 0, piece.side());
        boolean onFile = isFreeEnemy(square, 0, -1, piece.side()) && isFreeEnemy(square, 0, 1, piece.side());
        boolean inCorner = isEnclosedCorner(square, piece.side());
        if (rules.doubleTrap() == LatrunculiRules.DoubleTrap.ANY_GUARD_FREES) {
            if (piece.mark() != Mark.BOTH) {
                add(
                        "flag",
                        "{0} is marked {1}, and this ruleset marks every trap +",
                        square,
                        piece.mark().symbol());
            } else if (!onRank && !onFile && !inCorner) {
                add("no-pair", "{0} is marked trapped without a pair of free enemies round it", square);
            }
            return;
        }
        if (piece.mark() == Mark.CORNER) {
            if (!inCorner) {
                add("corner-guards", "{0} is marked trapped in a corner without free enemies on both sides", square);
            }
            return;
        }
        if (piece.mark() != Mark.FILE && !onRank) {
            add("rank-guards", "{0} is bound on its rank without free enemies left and right of it", square);
        }
        if (piece.mark() != Mark.RANK && !onFile) {
            add("file-guards", "{0} is bound on its file without free enemies below and above it", square);
        }
    }

    private boolean isEnclosedCorner(Square square, Side side) {
        int files = square.file() == 1 ? 1 : -1;
        int ranks = square.rank() == 1 ? 1 : -1;
        boolean isCorner = (square.file() == 1 || square.file() == setup.files())
                && (square.rank() == 1 || square.rank() == setup.ranks());
        return rules.corner() == LatrunculiRules.Corner.NEIGHBOURS
                && isCorner
                && isFreeEnemy(square, files, 0, side)
                && isFreeEnemy(square, 0, ranks, side);
    }

    private boolean isFreeEnemy(Square square, int files, int ranks, Side side) {
        int file = square.file() + files;
        int rank = square.rank() + ranks;
        if (file < 1 || file > setup.files() || rank < 1 || rank > setup.ranks()) {
            return false;
        }
        Piece piece = setup.pieces().get(new Square(file, rank));
        return piece != null && piece.side() != side && !piece.mark().isBound();
    }

    private void hand() {
        Side actor = setup.sideToAct();
        int own = setup.inHand(actor, Role.MAN) + setup.inHand(actor, Role.DUX);
        int other = setup.inHand(actor.opponent(), Role.MAN) + setup.inHand(actor.opponent(), Role.DUX);
        if (!setup.phase().isPlacement()) {
            if (own > 0 || other > 0) {
                add("hand", "pieces are in hand, and the phase is not place");
            }
            return;
        }
        if (rules.placement() == LatrunculiRules.Placement.ARRAY) {
            add(
                    "no-placement",
                    "nothing is placed in this ruleset, and the phase is {0}",
                    setup.phase().word());
            return;
        }
        if (own == 0) {
            add("nothing-in-hand", "{0} is to place with nothing in hand", actor.displayName());
        }
        int vacant = rules.squares() - setup.pieces().size();
        if (rules.barred().isPresent()
                && !setup.pieces().containsKey(rules.barred().get())) {
            vacant--;
        }
        if (own + other > vacant) {
            add("too-many-in-hand", "{0} pieces are in hand for {1} squares", own + other, vacant);
        }
    }

    private void phase() {
        Phase phase = setup.phase();
        if (phase == Phase.PASSED && rules.blocked() != LatrunculiRules.Blocked.PASS) {
            add("no-pass", "the phase is passed, and this ruleset has no pass");
        }
        if (phase == Phase.PLACE2) {
            secondMan();
        }
        if (phase == Phase.REMOVE) {
            removal();
        }
        setup.again().ifPresent(this::again);
        setup.termination().ifPresent(this::termination);
    }

    private void secondMan() {
        if (rules.placement() != LatrunculiRules.Placement.TWO_BY_TWO) {
            add("no-second-man", "the phase is place2, and one man is placed a turn");
        } else if (setup.inHand(setup.sideToAct(), Role.MAN) == 0) {
            add(
                    "second-man",
                    "{0} is to place a second man with none in hand",
                    setup.sideToAct().displayName());
        }
    }

    private void removal() {
        Side enemy = setup.sideToAct().opponent();
        boolean some = setup.pieces().values().stream()
                .anyMatch(piece -> piece.side() == enemy && piece.mark().isBound());
        if (rules.removal() == LatrunculiRules.Removal.INSTEAD) {
            add("no-removal-first", "the phase is remove, and this ruleset has no removal before the move");
        } else if (!some) {
            add("nothing-to-remove", "the phase is remove, and no piece of {0} is trapped", enemy.displayName());
        }
    }

    private void again(Square square) {
        Piece piece = setup.pieces().get(square);
        if (rules.again() == LatrunculiRules.Again.NONE) {
            add("no-again", "the phase is again, and this ruleset has no second move");
        } else if (piece == null || piece.side() != setup.sideToAct()) {
            add(
                    "again-piece",
                    "{0} is to move again and holds no piece of {1}",
                    square,
                    setup.sideToAct().displayName());
        }
    }

    private void termination(LatrunculiTermination why) {
        boolean possible = switch (why) {
            case REDUCED -> rules.loses().isPresent();
            case BLOCKED -> rules.blocked() != LatrunculiRules.Blocked.PASS;
            case QUIET -> rules.quiet() > 0;
            case PASSES -> rules.blocked() == LatrunculiRules.Blocked.PASS;
        };
        if (!possible) {
            add("termination", "no game of this ruleset ends by {0}", why.id());
        } else if (setup.winner().isPresent() && why == LatrunculiTermination.PASSES) {
            add("passes-won", "a game that ends by passes is a draw");
        } else if (setup.winner().isEmpty() && isAlwaysWon(why)) {
            add("drawn", "a game that ends by {0} is not a draw in this ruleset", why.id());
        } else {
            result(why);
        }
    }

    /** What the board says of the result. */
    private void result(LatrunculiTermination why) {
        if (isCounted(why)) {
            counted(why);
        } else if (why == LatrunculiTermination.BLOCKED) {
            blockedSideHasLost();
        }
        if (why == LatrunculiTermination.REDUCED) {
            reduced();
        }
    }

    /** Pieces in hand do not count, as there are none once a game can end. */
    private int standing(Side side) {
        return (int) setup.pieces().values().stream()
                .filter(piece -> piece.side() == side)
                .count();
    }

    private boolean isCounted(LatrunculiTermination why) {
        return why == LatrunculiTermination.QUIET
                || (why != LatrunculiTermination.PASSES && rules.blocked() == LatrunculiRules.Blocked.COUNT);
    }

    private void counted(LatrunculiTermination why) {
        int white = standing(Side.WHITE);
        int black = standing(Side.BLACK);
        Optional<Side> more = white == black ? Optional.empty() : Optional.of(white > black ? Side.WHITE : Side.BLACK);
        if (!setup.winner().equals(more)) {
            add(
                    "count",
                    "a game that ends by {0} is decided by count, and {1} to {2} is not {3}",
                    why.id(),
                    white,
                    black,
                    setup.winner().map(side -> side == Side.WHITE ? "w" : "b").orElse("draw"));
        }
    }

    private void blockedSideHasLost() {
        if (setup.winner().equals(Optional.of(setup.sideToAct()))) {
            add(
                    "blocked-won",
                    "{0} is to act and blocked, and so has lost",
                    setup.sideToAct().displayName());
        }
    }

    private void reduced() {
        Side reduced = setup.winner().map(Side::opponent).orElse(Side.WHITE);
        int left = standing(reduced);
        int loses = rules.loses().orElse(0);
        if (left > loses) {
            add(
                    "not-reduced",
                    "{0} has {1} pieces, and a player is reduced with {2}",
                    reduced.displayName(),
                    left,
                    loses);
        }
    }

    private boolean isAlwaysWon(LatrunculiTermination why) {
        return (why == LatrunculiTermination.REDUCED || why == LatrunculiTermination.BLOCKED)
                && rules.blocked() != LatrunculiRules.Blocked.COUNT;
    }

    private void counters() {
        if (rules.quiet() == 0 && setup.quiet().isPresent()) {
            add("quiet", "quiet moves are given, and this ruleset does not count them");
        } else if (rules.quiet() > 0 && setup.quiet().isEmpty()) {
            add("no-quiet", "the number of quiet moves is missing");
        } else if (setup.quiet().orElse(0) > rules.quiet()) {
            add(
                    "quiet-range",
                    "{0} quiet moves are more than {1}",
                    setup.quiet().orElse(0),
                    rules.quiet());
        } else if (rules.quiet() > 0) {
            quietEnd(setup.quiet().orElse(0));
        }
        for (Side side : Side.values()) {
            setup.back(side).ifPresent(move -> back(side, move));
        }
    }

    /** The last quiet move ends the game, before anything else can. */
    private void quietEnd(int quiet) {
        boolean ended = setup.termination().equals(Optional.of(LatrunculiTermination.QUIET));
        if (ended && quiet < rules.quiet()) {
            add("quiet-early", "{1} is the number of quiet moves that ends a game, not {0}", quiet, rules.quiet());
        } else if (!ended && quiet == rules.quiet()) {
            add("quiet-over", "{0} is the number of quiet moves that ends a game by quiet", quiet);
        }
    }

    private void back(Side side, LatrunculiMove.Movement move) {
        if (rules.repetition() != LatrunculiRules.Repetition.NO_REVERSAL) {
            add("back", "a last move is given, and this ruleset does not keep it: {0}", move);
            return;
        }
        if (setup.phase().isPlacement()) {
            add("back-placing", "a last move is given while pieces are placed: {0}", move);
            return;
        }
        Square from = move.from();
        Piece piece = setup.pieces().get(move.to());
        if (from.file() > setup.files() || from.rank() > setup.ranks()) {
            add("back-square", "the last move {0} does not start on the board", move);
        }
        if (piece == null || piece.side() != side) {
            add("back-piece", "the last move {0} ended where no piece of {1} stands", move, side.displayName());
        }
    }
}
