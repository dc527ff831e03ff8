package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Transition;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The comparison of a position of the engine with the slow model of the same position. */
final class Agreement {
    private static final int MOST_WAYS = 2_000;

    private final LatrunculiPosition position;
    private final SlowModel model;

    private Agreement(LatrunculiPosition position, SlowModel model) {
        this.position = position;
        this.model = model;
    }

    static Agreement of(LatrunculiPosition position, SlowModel model) {
        return new Agreement(position, model);
    }

    static Agreement of(LatrunculiPosition position) {
        return of(position, SlowModel.of(position.toString(), position.ruleset().definition()));
    }

    private String where() {
        return position.ruleset() + " at " + position;
    }

    /** Same text, actor and outcome, and the same legal moves in the same order. */
    void hasSameMoves() {
        assertThat(position.toString()).as(this::where).isEqualTo(model.text());
        assertThat(position.actor().toString()).as(this::where).isEqualTo(model.actor());
        assertThat(position.outcome().map(Object::toString)).as(this::where).isEqualTo(model.outcome());
        List<LatrunculiMove> moves = position.legalMoves();
        assertThat(moves).as(this::where).isEqualTo(model.legalMoves());
        assertThat(position.legalMoveCount()).as(this::where).isEqualTo(moves.size());
        for (int i = 0; i < moves.size(); i++) {
            if (!position.legalMove(i).equals(moves.get(i))) {
                assertThat(position.legalMove(i)).as(this::where).isEqualTo(moves.get(i));
            }
        }
    }

    /** A legal move makes the same happen, by the same rules, and leads to the same position, however it is played. */
    SlowModel.Result hasSameResult(int index) {
        LatrunculiMove move = position.legalMove(index);
        SlowModel.Result expected = model.play(move);
        Transition<LatrunculiPosition, LatrunculiEvent> actual = position.explain(move);
        LatrunculiPosition next = actual.position();
        String told = tell(actual.events(), next.toString());
        // many moves a position: an assertion object each would cost more than the comparison
        if (!told.equals(expected.text())) {
            assertThat(told).as("%s after %s", where(), move).isEqualTo(expected.text());
        }
        if (!position.play(index).equals(next) || !position.play(move).equals(next)) {
            assertThat(position.play(index)).as("%s after %s", where(), move).isEqualTo(next);
            assertThat(position.play(move)).as("%s after %s", where(), move).isEqualTo(next);
        }
        return expected;
    }

    private static String tell(List<LatrunculiEvent> events, String next) {
        StringBuilder out = new StringBuilder();
        for (LatrunculiEvent event : events) {
            out.append(event).append(" by ").append(event.rule()).append(", ");
        }
        return out.append("then ").append(next).toString();
    }

    /** Every legal move makes the same happen and leads to the same position. */
    void hasSameResults() {
        for (int i = 0; i < position.legalMoveCount(); i++) {
            hasSameResult(i);
        }
    }

    /** Every move that can be written is legal in both or refused by the same rule in both. */
    void hasSameRefusals() {
        for (int id = 0; id < position.ruleset().actionCount(); id++) {
            isJudgedAlike(id);
        }
    }

    /** So are some moves, drawn at random. */
    void hasSameRefusals(int moves, RandomGenerator random) {
        for (int i = 0; i < moves; i++) {
            isJudgedAlike(random.nextInt(position.ruleset().actionCount()));
        }
    }

    private void isJudgedAlike(int id) {
        LatrunculiMove move = position.ruleset().action(id);
        String expected = model.refusal(move).orElse("legal");
        String actual = position.legality(move) instanceof Legality.Illegal illegal
                ? illegal.rule().value()
                : "legal";
        // thousands of moves a position: an assertion object each would cost more than the comparison
        if (!actual.equals(expected) || position.isLegal(move) != expected.equals("legal")) {
            assertThat(actual).as("%s: %s", where(), move).isEqualTo(expected);
            assertThat(position.isLegal(move)).as("%s: %s", where(), move).isEqualTo(expected.equals("legal"));
        }
    }

    /** The two ways of the model to walk leaps agree, where there are not too many ways. */
    void leapsAgreeWithEveryWay() {
        for (Square from : model.freePieces()) {
            Optional<Set<Square>> ends = model.reachableByEveryWay(from, MOST_WAYS);
            ends.ifPresent(squares -> assertThat(model.reachable(from))
                    .as(() -> where() + ": leaps from " + from)
                    .isEqualTo(squares));
        }
    }
}
