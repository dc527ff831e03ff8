package io.github.lusoria.latrunculi.slow;

import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiRules;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A game of the slow model under a rule of repetition (spec section 0: repetition, superko): every board that stood is
 * kept as text, with the men in hand.
 */
public final class SlowGame {
    private final LatrunculiRules rules;
    private final SlowModel model;
    private final List<String> past;

    private SlowGame(LatrunculiRules rules, SlowModel model, List<String> before) {
        this.rules = rules;
        this.model = model;
        past = new ArrayList<>(before);
        past.add(board(model));
    }

    /** A game at its start. */
    public static SlowGame of(LatrunculiRules rules) {
        return new SlowGame(rules, SlowModel.initial(rules), List.of());
    }

    /** What may not come again: the board with its marks and the hands, and the player to act where he counts. */
    private String board(SlowModel of) {
        SlowPosition position = of.position();
        boolean whoever = rules.repetition() == Repetition.POSITIONAL_SUPERKO;
        return position.board().text()
                + (position.isPlacing() ? position.hands(rules) : "")
                + (whoever ? "" : of.actor());
    }

    private boolean isForbidden(LatrunculiMove move) {
        boolean superko = rules.repetition() == Repetition.POSITIONAL_SUPERKO
                || rules.repetition() == Repetition.SITUATIONAL_SUPERKO;
        return superko
                && move != LatrunculiMove.PASS
                && move != LatrunculiMove.STOP
                && past.contains(board(model.play(move).next()));
    }

    private List<LatrunculiMove> open() {
        return model.legalMoves().stream().filter(move -> !isForbidden(move)).toList();
    }

    /** Whether every action is forbidden and the ruleset ends the game then. */
    private boolean isEndedByBlock() {
        return rules.blocked() != Blocked.PASS && model.outcome().isEmpty() && open().isEmpty();
    }

    /** Why the game is over and what each seat gets, or empty while it goes on. */
    public Optional<String> outcome() {
        if (isEndedByBlock()) {
            return model.endedByBlock().outcome();
        }
        boolean third =
                rules.repetition() == Repetition.THREEFOLD_DRAW && Collections.frequency(past, board(model)) >= 3;
        return model.outcome().or(() -> third ? Optional.of("repetition 0,0") : Optional.empty());
    }

    /** Every legal action, in the documented order; a pass where all are forbidden. */
    public List<LatrunculiMove> legalMoves() {
        if (outcome().isPresent()) {
            return List.of();
        }
        List<LatrunculiMove> open = open();
        return open.isEmpty() ? List.of(LatrunculiMove.PASS) : open;
    }

    /** The text of the position, which is over where the player to act is blocked and that ends the game. */
    public String text() {
        return isEndedByBlock() ? model.endedByBlock().text() : model.text();
    }

    /** The game after a legal action. */
    public SlowGame play(LatrunculiMove move) {
        return new SlowGame(rules, model.play(move).next(), past);
    }
}
