package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Message;
import java.util.ArrayList;
import java.util.List;

/** What keeps a setup from being a position of some rules. A position need not be one that games reach. */
final class SetupCheck {
    private final SigSetup setup;
    private final SigRules rules;
    private final List<Message> violations = new ArrayList<>();

    private SetupCheck(SigSetup setup, SigRules rules) {
        this.setup = setup;
        this.rules = rules;
    }

    static List<Message> violations(SigSetup setup, SigRules rules) {
        SetupCheck check = new SetupCheck(setup, rules);
        if (setup.pilgrims().size() != rules.players()) {
            check.add(
                    "players",
                    "the set-up has {1} players, but this ruleset is for {0}",
                    rules.players(),
                    setup.pilgrims().size());
            return check.violations;
        }
        for (int seat = 1; seat <= rules.players(); seat++) {
            check.sigs(seat, setup.pilgrims().get(seat - 1));
            check.dragged(seat, setup.pilgrims().get(seat - 1));
        }
        check.arrivals();
        check.ghoula();
        check.turn();
        return check.violations;
    }

    private void add(String key, String pattern, Object... arguments) {
        violations.add(Message.of("sigwaduqqan.setup." + key, pattern, arguments));
    }

    private void sigs(int seat, Pilgrim pilgrim) {
        if (pilgrim.sigs() > 0
                && pilgrim.square() != Track.FIFTEENTH
                && rules.sigCount() == SigRules.SigCount.RESTART) {
            add(
                    "sigs-elsewhere",
                    "seat {0} has sigs on square {1}, but in this ruleset they count on 15 only",
                    seat,
                    pilgrim.square());
        }
        if (pilgrim.sigs() == Pilgrim.SIGS && rules.seventhSig() == SigRules.SeventhSig.MOVES) {
            add("seven-sigs", "seat {0} has seven sigs, but the seventh moves to 16 at once", seat);
        }
    }

    private void dragged(int seat, Pilgrim pilgrim) {
        boolean isBesideGhoula = pilgrim.square() == setup.ghoula() && pilgrim.square() > Track.START;
        if (pilgrim.isDragged() && !isBesideGhoula) {
            add(
                    "dragged-elsewhere",
                    "seat {0} is being dragged on {1}, but the Ghoula stands on {2}",
                    seat,
                    pilgrim.square(),
                    setup.ghoula());
        }
        if (pilgrim.isDragged() && rules.drag() == SigRules.Drag.IMMEDIATE && !rules.sharedSquareCatches()) {
            add(
                    "nobody-dragged",
                    "seat {0} is being dragged, but in this ruleset whoever is caught is lost at once",
                    seat);
        }
        if (isBesideGhoula && !pilgrim.isDragged() && rules.sharedSquareCatches()) {
            add(
                    "shared-square",
                    "seat {0} stands on the Ghoula's square {1}, but is not being dragged",
                    seat,
                    setup.ghoula());
        }
    }

    private void arrivals() {
        int home = (int) setup.pilgrims().stream().filter(Pilgrim::isHome).count();
        long places = setup.pilgrims().stream()
                .filter(Pilgrim::isHome)
                .mapToInt(Pilgrim::arrival)
                .filter(place -> place <= home)
                .distinct()
                .count();
        if (places < home) {
            add(
                    "arrivals",
                    "the {0} players on the Ka'aba do not have the places 1 to {0} in the order of arrival, each once",
                    home);
        }
    }

    private void ghoula() {
        int square = setup.ghoula();
        if (square == 0 && rules.ghoulaStart() == SigRules.GhoulaStart.SQUARE_1) {
            add("off-board", "the Ghoula is beside the board, but in this ruleset it starts on square 1");
        }
        boolean isAway = square > Track.START;
        if (isAway
                && rules.stayers() == SigRules.Stayers.DRAGGED_FORWARD
                && setup.pilgrims().contains(Pilgrim.AT_START)) {
            add(
                    "stayers",
                    "somebody stands on 1, but the Ghoula took everybody along from there before it came to {0}",
                    square);
        }
        if (isAway
                && !rules.draggedMayMove()
                && setup.pilgrims().stream().noneMatch(pilgrim -> pilgrim.square() >= Track.FIRST_SAFE)) {
            add(
                    "nobody-safe",
                    "the Ghoula stands on {0}, but there is nobody on 16 to 20 who can have moved it there",
                    square);
        }
    }

    private void turn() {
        if (setup.pilgrims().stream().allMatch(Pilgrim::isLost)) {
            add("all-lost", "all players are lost, but in every game somebody wins");
            return;
        }
        SigTermination why = Endings.of(rules.end(), Pilgrims.pack(setup.pilgrims()), setup.ghoula());
        if (setup.seatToThrow().isEmpty()) {
            if (why == null) {
                add("not-over", "nobody is to throw, but nothing has ended the game");
            }
            return;
        }
        int seat = setup.seatToThrow().getAsInt();
        if (why != null) {
            add("over", "the game is over ({0}), but seat {1} is to throw", why.id(), seat);
        } else if (setup.pilgrims().get(seat - 1).isLost()) {
            add("lost-throws", "seat {0} is to throw, but is lost", seat);
        }
    }
}
