package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Leaps written out jump by jump are read exactly when the way is open, and mean no more than their two ends. */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class WrittenWayProperties {
    @Property(tries = 500)
    void aWayIsReadExactlyWhenEveryJumpIsOpenAndNoSquareComesTwice(
            @ForAll LatrunculiPosition position,
            @ForAll @IntRange(max = 1_000) int piece,
            @ForAll @Size(min = 2, max = 6) List<@IntRange(max = 3) Integer> turns) {
        LatrunculiRules rules = position.ruleset().definition();
        SlowModel model = SlowModel.of(position.toString(), rules);
        List<Square> free = model.freePieces();
        Assume.that(position.outcome().isEmpty() && position.phase() != Phase.PLACE && !free.isEmpty());
        List<Square> way = way(free.get(piece % free.size()), turns, rules);
        Assume.that(way.size() > 2);
        Movement ends = ends(way);
        String text = way.stream().map(Square::toString).collect(Collectors.joining("-"));
        if (rules.leaps() == Leaps.SEVERAL && model.isOpen(way)) {
            assertThat(position.parseMove(text)).as("%s: %s", position, text).isEqualTo(ends);
        } else {
            try {
                LatrunculiMove move = position.parseMove(text);
                assertThat(move).as("%s: %s is no open way", position, text).isNull();
            } catch (IllegalMoveException refusal) {
                assertThat(refusal.illegality().rule().value())
                        .as("%s: %s", position, text)
                        .isIn("latrunculi.leap", "latrunculi.several-leaps", "latrunculi.step");
            } catch (NotationException refusal) {
                assertThat(ends).as("%s: %s", position, text).isNull();
            }
        }
    }

    /** Squares two apart, turn by turn; a turn that would leave the board is left out. */
    private static List<Square> way(Square start, List<Integer> turns, LatrunculiRules rules) {
        List<Square> way = new ArrayList<>(List.of(start));
        for (int turn : turns) {
            Square last = way.get(way.size() - 1);
            Heading heading = Heading.ALL.get(turn);
            Optional<Square> landing =
                    Boards.neighbour(last, heading, rules).flatMap(over -> Boards.neighbour(over, heading, rules));
            landing.ifPresent(way::add);
        }
        return way;
    }

    /** The movement that a way means, or null where it ends where it began. */
    private static Movement ends(List<Square> way) {
        Square from = way.get(0);
        Square to = way.get(way.size() - 1);
        return from.equals(to) ? null : new Movement(from, to);
    }
}
