package io.github.lusoria.latrunculi;

import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** The positions that properties are tried on are not all alike. */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class LatrunculiDomainProperties {
    private static final double OFTEN = 1;

    private static void isOften(String what, boolean happens) {
        Statistics.label(what)
                .collect(happens)
                .coverage(coverage -> coverage.check(true).percentage(percent -> percent > OFTEN));
    }

    @Property(tries = 500)
    @StatisticsReport(onFailureOnly = true)
    void theyHoldMenBoundInEveryWay(@ForAll LatrunculiPosition position) {
        Set<Mark> marks =
                Boards.pieces(position).values().stream().map(Piece::mark).collect(Collectors.toSet());
        boolean pairs = position.ruleset().definition().doubleTrap() == DoubleTrap.PAIRS;
        isOften("bound on the rank", pairs && marks.contains(Mark.RANK));
        isOften("bound on the file", pairs && marks.contains(Mark.FILE));
        isOften("bound on both axes", pairs && marks.contains(Mark.BOTH));
        isOften("flagged", !pairs && marks.contains(Mark.BOTH));
    }

    @Property(tries = 500)
    @StatisticsReport(onFailureOnly = true)
    void theyHaveMovesOfEveryKind(@ForAll LatrunculiPosition position) {
        Set<String> kinds = position.legalMoves().stream()
                .map(LatrunculiDomainProperties::kind)
                .collect(Collectors.toSet());
        for (String kind : new String[] {"placement", "removal", "step", "leap"}) {
            isOften(kind, kinds.contains(kind));
        }
    }

    private static String kind(LatrunculiMove move) {
        if (move instanceof Movement movement) {
            int files = Math.abs(movement.from().file() - movement.to().file());
            int ranks = Math.abs(movement.from().rank() - movement.to().rank());
            return files + ranks == 1 ? "step" : "leap";
        }
        return move instanceof LatrunculiMove.Removal
                ? "removal"
                : move instanceof LatrunculiMove.Placement ? "placement" : "pass";
    }

    @Property(tries = 500)
    @StatisticsReport(onFailureOnly = true)
    void theyAreInEveryPhase(@ForAll LatrunculiPosition position) {
        isOften("place", position.phase() == Phase.PLACE);
        isOften("move", position.phase() == Phase.MOVE);
        isOften("over", position.phase() == Phase.OVER);
    }
}
