package io.github.lusoria.sigwaduqqan.slow;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Transition;
import io.github.lusoria.sigwaduqqan.SigEvent;
import io.github.lusoria.sigwaduqqan.SigPosition;
import io.github.lusoria.sigwaduqqan.StickThrow;
import java.util.List;

/** The comparison of a position of the engine with the same position of the slow model. */
public final class SlowAgreement {
    private final SigPosition position;
    private final SlowModel model;
    private final String where;

    private SlowAgreement(SigPosition position, SlowModel model) {
        this.position = position;
        this.model = model;
        where = position.ruleset() + " at " + position;
    }

    /** The two say the same of a position, and of what every throw does. */
    public static void compare(SigPosition position, SlowModel model) {
        SlowAgreement agreement = new SlowAgreement(position, model);
        agreement.comparePosition();
        agreement.compareMoves();
        agreement.compareResults();
    }

    private void comparePosition() {
        same(position.toString(), model.text(), where);
        same(tell(position.actor()), model.actor(), where);
        same(position.outcome().map(Object::toString), model.outcome(), where);
        same(position.hash64(), model.hash(), where);
        for (int seat = 1; seat <= position.ruleset().definition().players(); seat++) {
            same(position.score(seat), model.score(seat), where);
        }
    }

    private void compareMoves() {
        List<Integer> moves = model.legalMoves();
        same(position.legalMoves().stream().map(StickThrow::value).toList(), moves, where);
        same(position.legalMoveCount(), moves.size(), where);
        same(position.totalWeight(), model.totalWeight(), where);
        for (int id = 0; id < position.ruleset().actionCount(); id++) {
            StickThrow action = position.ruleset().action(id);
            same(position.isLegal(action), moves.contains(action.value()), where + ": " + action);
            same(position.legality(action).isLegal(), moves.contains(action.value()), where + ": " + action);
        }
    }

    private void compareResults() {
        List<Integer> moves = model.legalMoves();
        List<Long> weights = model.weights();
        for (int i = 0; i < moves.size(); i++) {
            same(position.legalMove(i).value(), moves.get(i), where);
            same(position.weight(i), weights.get(i), where);
            StickThrow move = position.legalMove(i);
            SlowModel.Result expected = model.play(moves.get(i));
            Transition<SigPosition, SigEvent> actual = position.explain(move);
            SigPosition next = actual.position();
            String after = where + " after " + move;
            same(next.toString(), expected.next().text(), after);
            same(tell(actual.events()), expected.events(), after);
            same(tell(next.actor()), expected.next().actor(), after);
            same(next.outcome().map(Object::toString), expected.next().outcome(), after);
            same(position.play(i), next, after);
            same(position.play(move), next, after);
        }
    }

    private static List<String> tell(List<SigEvent> events) {
        return events.stream().map(event -> event + " by " + event.rule()).toList();
    }

    private static String tell(Actor actor) {
        if (actor instanceof Actor.Chance chance) {
            return "chance " + chance.seat();
        }
        return actor instanceof Actor.Player player ? "player " + player.seat() : actor.toString();
    }

    /** An assertion object for each comparison would cost more than the comparison. */
    private static void same(Object actual, Object expected, String where) {
        if (!actual.equals(expected)) {
            assertThat(actual).as(where).isEqualTo(expected);
        }
    }
}
