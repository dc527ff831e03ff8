package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.testkit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The Ghoula's walk as a function of its own. */
class GhoulaWalkTest {
    private static final SigRules RULES = Resources.TEXT.definition();

    private static GhoulaWalk walk(int from, int steps, Pilgrim... pilgrims) {
        return GhoulaWalk.of(RULES, from, List.of(pilgrims), steps);
    }

    @Test
    @Proves("sigwaduqqan.ghoula.walk")
    void aloneItGoesForward() {
        assertThat(walk(1, 6, Pilgrim.AT_START, Pilgrim.at(9)))
                .isEqualTo(new GhoulaWalk(7, List.of(Pilgrim.AT_START, Pilgrim.at(9))));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.start")
    void fromBesideTheBoardItsFirstStepLeadsToTheFirstSquare() {
        SigRules rules = Resources.LUDII.definition();
        List<Pilgrim> pilgrims = List.of(Pilgrim.at(16), Pilgrim.at(9));
        assertThat(GhoulaWalk.of(rules, 0, pilgrims, 1)).isEqualTo(new GhoulaWalk(1, pilgrims));
        assertThat(GhoulaWalk.of(rules, 0, pilgrims, 3)).isEqualTo(new GhoulaWalk(3, pilgrims));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.limit")
    void itNeverPassesTheFifteenthSquare() {
        assertThat(walk(13, 6, Pilgrim.at(16))).isEqualTo(new GhoulaWalk(15, List.of(Pilgrim.at(16))));
        assertThat(walk(15, 1000, Pilgrim.at(16)).square()).isEqualTo(15);
    }

    @Test
    @Proves("sigwaduqqan.ghoula.catch")
    void itCatchesAllWhoStandWhereItComesTo() {
        assertThat(walk(3, 1, Pilgrim.at(4), Pilgrim.at(5), Pilgrim.at(4)).pilgrims())
                .containsExactly(
                        Pilgrim.at(4).dragged(), Pilgrim.at(5), Pilgrim.at(4).dragged());
    }

    @Test
    @Proves("sigwaduqqan.ghoula.shared")
    void itDoesNotCatchWhoCameToIt() {
        assertThat(walk(4, 1, Pilgrim.at(4)).pilgrims()).containsExactly(Pilgrim.at(4));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.drag")
    void itDragsBackWhomItHasCaughtAndTakesOthersAlong() {
        assertThat(walk(7, 2, Pilgrim.at(7).dragged(), Pilgrim.at(6), Pilgrim.at(7), Pilgrim.at(5)))
                .isEqualTo(new GhoulaWalk(
                        5,
                        List.of(
                                Pilgrim.at(5).dragged(),
                                Pilgrim.at(5).dragged(),
                                Pilgrim.at(7),
                                Pilgrim.at(5).dragged())));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.burial")
    void itBuriesOnTheFirstSquareAndGoesForwardAgain() {
        assertThat(walk(2, 4, Pilgrim.at(2).dragged(), Pilgrim.AT_START, Pilgrim.at(4)))
                .isEqualTo(new GhoulaWalk(
                        4, List.of(Pilgrim.LOST, Pilgrim.AT_START, Pilgrim.at(4).dragged())));
    }

    @Test
    void aLongWalkGoesToAndFroUntilNobodyIsLeftToCatch() {
        assertThat(walk(1, 1000, Pilgrim.at(3), Pilgrim.at(15).withSigs(6), Pilgrim.home(1)))
                .isEqualTo(new GhoulaWalk(15, List.of(Pilgrim.LOST, Pilgrim.LOST, Pilgrim.home(1))));
    }

    @Test
    void noStepsDoNothing() {
        assertThat(walk(1, 0, Pilgrim.AT_START)).isEqualTo(new GhoulaWalk(1, List.of(Pilgrim.AT_START)));
        assertThat(GhoulaWalk.of(Resources.EVIDENCE.definition(), 1, List.of(Pilgrim.AT_START), 0))
                .isEqualTo(new GhoulaWalk(1, List.of(Pilgrim.AT_START)));
    }

    @Test
    @Proves("sigwaduqqan.ghoula.limit")
    void whoReachedTheKaabaInAnyPlaceIsLeftAlone() {
        Pilgrim[] home = {Pilgrim.home(8), Pilgrim.home(15), Pilgrim.home(1000), Pilgrim.at(19)};
        assertThat(walk(1, 30, home).pilgrims()).containsExactly(home);
    }

    @Test
    void stayersOnFifteenStartTheirCount() {
        SigRules rules = Resources.EVIDENCE.definition();
        assertThat(GhoulaWalk.of(rules, 1, List.of(Pilgrim.AT_START, Pilgrim.at(16)), 20))
                .isEqualTo(new GhoulaWalk(15, List.of(Pilgrim.at(15), Pilgrim.at(16))));
    }

    @Test
    void badArgumentsAreRefused() {
        assertThatThrownBy(() -> walk(16, 1, Pilgrim.AT_START)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> walk(-1, 1, Pilgrim.AT_START)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> walk(1, -1, Pilgrim.AT_START)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> walk(3, 1, Pilgrim.at(4).dragged())).isInstanceOf(IllegalArgumentException.class);
        SigRules sharing = Resources.LUDII.definition();
        assertThatThrownBy(() -> GhoulaWalk.of(sharing, 5, List.of(Pilgrim.at(5), Pilgrim.at(17)), 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("in this ruleset everybody on the Ghoula's square 5 is being dragged");
        assertThatThrownBy(() -> GhoulaWalk.of(null, 1, List.of(), 1))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("rules");
        assertThatThrownBy(() -> GhoulaWalk.of(RULES, 1, null, 1))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("pilgrims");
    }
}
