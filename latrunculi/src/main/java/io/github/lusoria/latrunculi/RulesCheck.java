package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Message;
import io.github.lusoria.core.NotationException;
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
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What keeps options from being rules: numbers out of range, and options that contradict each other. */
record RulesCheck(
        int ranks,
        int files,
        int men,
        int duces,
        Placement placement,
        Optional<String> array,
        Optional<Square> barred,
        Walk walk,
        Directions directions,
        Leap leap,
        Leapers leapers,
        Leaps leaps,
        Leapt leapt,
        Capture capture,
        DoubleTrap doubleTrap,
        Removal removal,
        Corner corner,
        Entry entry,
        Dux dux,
        Again again,
        OptionalInt loses,
        Blocked blocked,
        int quiet,
        Repetition repetition) {

    private static final int LEAST_MEN = 2;

    List<Message> violations() {
        List<Message> found = new ArrayList<>();
        numbers(found);
        traps(found);
        pieces(found);
        leaps(found);
        placement(found);
        return found;
    }

    private static void add(List<Message> found, String key, String pattern, Object... arguments) {
        found.add(Message.of("latrunculi.options." + key, pattern, arguments));
    }

    private static void range(List<Message> found, String name, int value, int least, int most) {
        if (value < least || value > most) {
            add(found, "range", "{0} is a whole number from {2} to {3}, not {1}", name, value, least, most);
        }
    }

    /** The squares of the board, as far as its size makes sense. */
    private int squares() {
        return Math.max(2, Math.min(ranks, Square.MAX_RANKS)) * Math.max(2, Math.min(files, Square.MAX_FILES));
    }

    private void numbers(List<Message> found) {
        range(found, "ranks", ranks, 2, Square.MAX_RANKS);
        range(found, "files", files, 2, Square.MAX_FILES);
        range(found, "duces", duces, 0, 1);
        // what is wrong with the duces, and below with the men, is told already
        int possibleDuces = Math.max(0, Math.min(duces, 1));
        int most = (squares() - (barred.isPresent() ? 1 : 0)) / 2 - possibleDuces;
        if (most < LEAST_MEN) {
            add(
                    found,
                    "room",
                    "men: the board has room for {0} a side, and {1} is the least",
                    Math.max(0, most),
                    LEAST_MEN);
        } else {
            range(found, "men", men, LEAST_MEN, most);
        }
        range(found, "quiet", quiet, 0, LatrunculiRules.MAX_QUIET);
        if (loses.isPresent()) {
            int possibleMen = Math.max(LEAST_MEN, Math.min(men, most));
            range(found, "loses", loses.getAsInt(), 0, possibleMen + possibleDuces - 1);
        }
    }

    private void traps(List<Message> found) {
        if (capture == Capture.TRAP) {
            if (directions == Directions.ALL) {
                add(found, "diagonal-traps", "capture=TRAP needs directions=ORTHOGONAL, as a trap has two axes");
            }
            if (corner == Corner.PARTNER) {
                add(found, "corner-guards", "corner=PARTNER needs capture=IMMEDIATE, as a corner is no guard");
            }
            if (again != Again.NONE) {
                add(found, "again-traps", "again={0} needs capture=IMMEDIATE", again);
            }
            return;
        }
        if (entry == Entry.ONLY_IF_IT_TRAPS) {
            add(found, "entry-without-traps", "entry=ONLY_IF_IT_TRAPS needs capture=TRAP");
        }
        if (doubleTrap == DoubleTrap.ANY_GUARD_FREES) {
            add(found, "double-without-traps", "doubleTrap=ANY_GUARD_FREES needs capture=TRAP");
        }
        if (removal != Removal.INSTEAD) {
            add(found, "removal-without-traps", "removal={0} needs capture=TRAP", removal);
        }
    }

    private void pieces(List<Message> found) {
        if (dux == Dux.SAFE && duces == 0) {
            add(found, "safe-without-dux", "dux=SAFE needs duces=1");
        }
        if (leapers == Leapers.DUX && duces == 0) {
            add(found, "leapers-without-dux", "leapers=DUX needs duces=1");
        }
    }

    private void leaps(List<Message> found) {
        if (walk == Walk.SLIDE && leaps == Leaps.SEVERAL) {
            add(
                    found,
                    "slides-and-chains",
                    "leaps=SEVERAL needs walk=STEP, as a slide could end where a chain of leaps does");
        }
        if (leap != Leap.NONE) {
            // where a move can end beside what it leapt over, with a partner beyond
            boolean enclosable = corner == Corner.PARTNER || (directions == Directions.ALL && leaps == Leaps.SEVERAL);
            if (leapt == Leapt.TAKEN && !enclosable) {
                add(
                        found,
                        "leapt-without-corner",
                        "leapt=TAKEN needs corner=PARTNER, or leaps=SEVERAL with directions=ALL");
            }
            boolean overEnemies = leap == Leap.ANY || leap == Leap.ENEMY;
            if (leapt == Leapt.SPARED && leaps == Leaps.SEVERAL && enclosable && overEnemies) {
                add(
                        found,
                        "spared-in-chains",
                        "leaps=SEVERAL with corner=PARTNER or directions=ALL needs leapt=TAKEN, as a chain of leaps does not tell"
                                + " what it went over");
            }
            return;
        }
        if (leaps == Leaps.SEVERAL) {
            add(found, "several-of-none", "leaps=SEVERAL needs a leap, and leap=NONE has none");
        }
        if (leapers == Leapers.DUX) {
            add(found, "leapers-of-none", "leapers=DUX needs a leap, and leap=NONE has none");
        }
        if (leapt == Leapt.TAKEN) {
            add(found, "leapt-of-none", "leapt=TAKEN needs a leap, and leap=NONE has none");
        }
    }

    private void placement(List<Message> found) {
        barred.ifPresent(square -> {
            if (placement == Placement.ARRAY) {
                add(found, "barred-array", "barred={0} needs pieces that are placed, and placement=ARRAY", square);
            } else if (square.rank() > ranks || square.file() > files) {
                add(found, "barred-board", "barred={0} is not on the board", square);
            }
        });
        if (array.isEmpty()) {
            if (placement == Placement.ARRAY) {
                add(found, "no-array", "placement=ARRAY needs an array");
            }
            return;
        }
        if (placement != Placement.ARRAY) {
            add(found, "array-placed", "an array needs placement=ARRAY, not {0}", placement);
        }
        if (found.isEmpty()) {
            array(found, array.get());
        }
    }

    private void array(List<Message> found, String board) {
        LatrunculiSetup setup;
        try {
            setup = PositionText.readBoard(board, ranks, files);
        } catch (NotationException e) {
            add(found, "array-text", "array is no board, at offset {0}: expected {1}", e.offset(), e.expected());
            return;
        }
        for (Side side : Side.values()) {
            for (Role role : Role.values()) {
                int standing = (int) setup.pieces().values().stream()
                        .filter(piece -> piece.side() == side && piece.role() == role)
                        .count();
                int wanted = role == Role.MAN ? men : duces;
                if (standing != wanted) {
                    String key = role == Role.MAN ? "men" : "duces";
                    add(
                            found,
                            "array-" + key,
                            "array has {1} {0} of {3}, not {2}",
                            key,
                            standing,
                            wanted,
                            side.displayName());
                }
            }
        }
        if (setup.pieces().values().stream().anyMatch(piece -> piece.mark().isBound())) {
            add(found, "array-marks", "array has trapped pieces, and no game starts with any");
        }
    }
}
