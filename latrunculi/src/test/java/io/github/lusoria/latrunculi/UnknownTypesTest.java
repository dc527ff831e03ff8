package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A program that does not know the game's types plays it from the catalogue. */
class UnknownTypesTest {
    private static final int MOST_PLIES = 5_000;

    private static Position<?, ?> start() {
        Ruleset<?, ?> ruleset = Rulesets.of("latrunculi/schadler-2001?men=2&ranks=4&files=4");
        return ruleset.initial();
    }

    @Test
    void itListsMovesAndPlaysThemByText() {
        Position<?, ?> position = start();
        List<String> lines = new ArrayList<>();
        for (String move : List.of("@b2", "@c2", "@a4", "@d4", "a4-a3", "d4-d3")) {
            List<? extends Move> moves = position.legalMoves();
            assertThat(moves.stream().map(Move::toString)).contains(move);
            position = position.play(move);
            lines.add(move + " " + position);
        }
        assertThat(lines)
                .containsExactly(
                        "@b2 4/4/1M2/4 b M1m2 place -",
                        "@c2 4/4/1Mm1/4 w M1m1 place -",
                        "@a4 M3/4/1Mm1/4 b M0m1 place -",
                        "@d4 M2m/4/1Mm1/4 w - move -",
                        "a4-a3 3m/M3/1Mm1/4 b - move -",
                        "d4-d3 4/M2m/1Mm1/4 w - move -");
    }

    @Test
    void itPlaysByIndexToTheEndAndPrints() {
        Position<?, ?> position = start();
        Xoshiro256 random = Xoshiro256.of(7);
        int plies = 0;
        while (position.outcome().isEmpty() && plies < MOST_PLIES) {
            assertThat(position.totalWeight()).isEqualTo(position.legalMoveCount());
            int index = random.nextInt(position.legalMoveCount());
            String move = position.legalMove(index).toString();
            Position<?, ?> byText = position.play(move);
            position = position.play(index);
            assertThat((Object) byText).isEqualTo(position);
            plies++;
        }
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(outcome.toString()).matches("reduced (1,-1|-1,1)");
        assertThat(position.diagram().toString()).contains("a  b  c  d");
        assertThat(position.score(1) + position.score(2)).isPositive();
    }

    @Test
    void itKeepsPositionsAsText() {
        Position<?, ?> position = start().play("@b2").play("@c2");
        String saved = position.ruleset().id() + "\n" + position;
        String[] lines = saved.split("\n", -1);
        Position<?, ?> restored = Rulesets.of(lines[0]).parse(lines[1]);
        assertThat((Object) restored).isEqualTo(position);
        assertThat(restored.hash64()).isEqualTo(position.hash64());
    }

    @Test
    void itExplainsMoves() {
        assertThat(events(Rulesets.of("latrunculi/schadler-2001").parse("m6m/8/8/2M5/2mM-m3/1M6/8/8 w - move -")))
                .contains("trapped c4 (latrunculi.trap), freed d4 (latrunculi.release.guard-trapped)");
    }

    private static <P extends Position<P, M>, M extends Move> List<String> events(Position<P, M> position) {
        List<String> lines = new ArrayList<>();
        for (M move : position.legalMoves()) {
            List<String> words = new ArrayList<>();
            for (Event event : position.explain(move).events()) {
                words.add(event + " (" + event.rule() + ")");
            }
            lines.add(String.join(", ", words));
        }
        return lines;
    }
}
