package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Transition;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The comparison of a position of the engine with the slow model of the same position. */
final class Agreement {
    private static final int MOST_WAYS = 2_000;

    private final LatrunculiPosition position;
    private final SlowModel model;
    private final String where;

    private Agreement(LatrunculiPosition position, SlowModel model) {
        this.position = position;
        this.model = model;
        where = position.ruleset() + " at " + position;
    }

    static Agreement of(LatrunculiPosition position, SlowModel model) {
        return new Agreement(position, model);
    }

    static Agreement of(LatrunculiPosition position) {
        return of(position, SlowModel.of(position.toString(), position.ruleset().definition()));
    }

    /** Same text, actor and outcome, and the same legal moves in the same order. */
    void hasSameMoves() {
        assertThat(position.toString()).as(where).isEqualTo(model.text());
        assertThat(position.actor().toString()).as(where).isEqualTo(model.actor());
        assertThat(position.outcome().map(Object::toString)).as(where).isEqualTo(model.outcome());
        List<LatrunculiMove> moves = position.legalMoves();
        assertThat(moves).as(where).isEqualTo(model.legalMoves());
        assertThat(position.legalMoveCount()).as(where).isEqualTo(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            assertThat(position.legalMove(i)).as(where).isEqualTo(moves.get(i));
        }
    }

    /** A legal move makes the same happen and leads to the same position. */
    SlowModel.Result hasSameResult(int index) {
        LatrunculiMove move = position.legalMove(index);
        String what = where + " after " + move;
        SlowModel.Result expected = model.play(move);
        Transition<LatrunculiPosition, LatrunculiEvent> actual = position.explain(move);
        assertThat(actual.events().stream().map(Event::toString)).as(what).isEqualTo(expected.events());
        assertThat(actual.events().stream().map(event -> event.rule().toString()))
                .as(what)
                .isEqualTo(expected.rules());
        assertThat(actual.position().toString())
                .as(what)
                .isEqualTo(expected.next().text());
        assertThat(position.play(index)).as(what).isEqualTo(actual.position());
        assertThat(position.play(move)).as(what).isEqualTo(actual.position());
        return expected;
    }

    /** Every legal move makes the same happen and leads to the same position. */
    void hasSameResults() {
        for (int i = 0; i < position.legalMoveCount(); i++) {
            hasSameResult(i);
        }
    }

    /** Every move that can be written is legal in both or refused by the same rule in both. */
    void hasSameRefusals() {
        LatrunculiRuleset ruleset = position.ruleset();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            LatrunculiMove move = ruleset.action(id);
            Optional<String> expected = model.refusal(move);
            Legality legality = position.legality(move);
            Optional<String> actual = legality instanceof Legality.Illegal illegal
                    ? Optional.of(illegal.rule().toString())
                    : Optional.empty();
            assertThat(actual).as("%s: %s", where, move).isEqualTo(expected);
            assertThat(position.isLegal(move)).as("%s: %s", where, move).isEqualTo(expected.isEmpty());
        }
    }

    /** The two ways of the model to walk leaps agree, where there are not too many ways. */
    void leapsAgreeWithEveryWay() {
        for (Square from : model.freePieces()) {
            Optional<Set<Square>> ends = model.reachableByEveryWay(from, MOST_WAYS);
            ends.ifPresent(squares -> assertThat(model.reachable(from))
                    .as("%s: leaps from %s", where, from)
                    .isEqualTo(squares));
        }
    }
}
