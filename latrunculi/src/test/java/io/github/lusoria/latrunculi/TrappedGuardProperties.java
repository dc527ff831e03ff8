package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.latrunculi.LatrunculiMove.Movement;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * "The trapped piece is immediately free if one of its two enemies is itself surrounded": positions made so that a guard
 * can be surrounded.
 *
 * <p>A victim stands between two guards. One of them has a piece of the victim's side on one flank, and another such
 * piece is a step away from the other flank. Everything else on the board is chance.
 */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class TrappedGuardProperties {

    /** The squares that matter. */
    private record Scene(
            Square victim,
            Square guard,
            Square otherGuard,
            Square companion,
            Square target,
            Square start,
            Heading across) {

        /** Every scene that a board has room for. */
        static List<Scene> all(LatrunculiRules rules) {
            List<Scene> scenes = new ArrayList<>();
            for (Square victim : Boards.squares(rules)) {
                for (Heading along : Heading.values()) {
                    for (Heading across : Heading.values()) {
                        if (along.isAlongRank() != across.isAlongRank()) {
                            addTo(scenes, victim, along, across, rules);
                        }
                    }
                }
            }
            return scenes;
        }

        private static void addTo(
                List<Scene> scenes, Square victim, Heading along, Heading across, LatrunculiRules rules) {
            Optional<Square> guard = Boards.neighbour(victim, along, rules);
            Optional<Square> otherGuard = Boards.neighbour(victim, along.opposite(), rules);
            Optional<Square> target = guard.flatMap(square -> Boards.neighbour(square, across, rules));
            Optional<Square> companion = guard.flatMap(square -> Boards.neighbour(square, across.opposite(), rules));
            if (otherGuard.isEmpty() || target.isEmpty() || companion.isEmpty()) {
                return;
            }
            for (Heading arrival : Heading.values()) {
                Boards.neighbour(target.get(), arrival, rules)
                        .filter(start -> !start.equals(guard.get()))
                        .ifPresent(start -> scenes.add(new Scene(
                                victim, guard.get(), otherGuard.get(), companion.get(), target.get(), start, across)));
            }
        }

        /** The guards of the other axis, where there is room for them. */
        List<Square> pairAcross(LatrunculiRules rules) {
            List<Square> pair = new ArrayList<>();
            Boards.neighbour(victim, across, rules).ifPresent(pair::add);
            Boards.neighbour(victim, across.opposite(), rules).ifPresent(pair::add);
            return pair.size() == 2 && !pair.contains(start) ? pair : List.of();
        }

        Set<Square> squares() {
            return new TreeSet<>(List.of(victim, guard, otherGuard, companion, target, start));
        }

        Mark mark() {
            return across.isAlongRank() ? Mark.FILE : Mark.RANK;
        }

        Mark markAcross() {
            return across.mark();
        }
    }

    private static LatrunculiPosition position(
            LatrunculiRuleset ruleset, Scene scene, Side side, List<Square> pairAcross, List<Integer> chance) {
        LatrunculiRules rules = ruleset.definition();
        LatrunculiSetup.Builder setup =
                LatrunculiSetup.builder(rules.ranks(), rules.files()).sideToAct(side);
        if (rules.quiet() > 0) {
            setup.quiet(0);
        }
        List<Square> squares = Boards.squares(rules);
        for (int i = 0; i < squares.size(); i++) {
            if (!scene.squares().contains(squares.get(i)) && chance.get(i) > 1) {
                setup.put(squares.get(i), Piece.man(chance.get(i) == 2 ? side : side.opponent()));
            }
        }
        setup.put(scene.companion(), Piece.man(side));
        setup.put(scene.start(), Piece.man(side));
        setup.put(scene.guard(), Piece.man(side.opponent()));
        setup.put(scene.otherGuard(), Piece.man(side.opponent()));
        pairAcross.forEach(square -> setup.put(square, Piece.man(side.opponent())));
        boolean both = !pairAcross.isEmpty() || rules.doubleTrap() == DoubleTrap.ANY_GUARD_FREES;
        setup.put(scene.victim(), new Piece(side, Role.MAN, both ? Mark.BOTH : scene.mark()));
        return ruleset.position(setup.build());
    }

    private static Transition<LatrunculiPosition, LatrunculiEvent> surround(LatrunculiPosition position, Scene scene) {
        Transition<LatrunculiPosition, LatrunculiEvent> done =
                position.explain(new Movement(scene.start(), scene.target()));
        assertThat(texts(done)).as("%s", position).contains("trapped " + scene.guard());
        return done;
    }

    private static List<String> texts(Transition<LatrunculiPosition, LatrunculiEvent> done) {
        return done.events().stream().map(Event::toString).toList();
    }

    private static Scene scene(LatrunculiRuleset ruleset, int choice) {
        List<Scene> scenes = Scene.all(ruleset.definition());
        Assume.that(!scenes.isEmpty());
        return scenes.get(choice % scenes.size());
    }

    @Property
    @Proves("latrunculi.release.guard-trapped")
    void aTrappedPieceIsFreeAtOnceWhenOneOfItsGuardsIsTrapped(
            @ForAll LatrunculiRuleset ruleset,
            @ForAll @IntRange(max = 100_000) int choice,
            @ForAll Side side,
            @ForAll @Size(64) List<@IntRange(max = 3) Integer> chance) {
        Scene scene = scene(ruleset, choice);
        LatrunculiPosition position = position(ruleset, scene, side, List.of(), chance);
        Transition<LatrunculiPosition, LatrunculiEvent> done = surround(position, scene);
        assertThat(texts(done)).as("%s", position).contains("freed " + scene.victim());
        assertThat(done.position().piece(scene.victim())).as("%s", position).contains(Piece.man(side));
    }

    @Property
    @Proves("latrunculi.double-trap")
    void aPieceTrappedOnBothAxesStaysTrappedByTheOtherPairWhereverPairsAreKept(
            @ForAll LatrunculiRuleset ruleset,
            @ForAll @IntRange(max = 100_000) int choice,
            @ForAll Side side,
            @ForAll @Size(64) List<@IntRange(max = 3) Integer> chance) {
        Scene scene = scene(ruleset, choice);
        List<Square> pair = scene.pairAcross(ruleset.definition());
        Assume.that(!pair.isEmpty());
        LatrunculiPosition position = position(ruleset, scene, side, pair, chance);
        Transition<LatrunculiPosition, LatrunculiEvent> done = surround(position, scene);
        // chance may have surrounded a guard of the other pair by the same move
        Assume.that(pair.stream().noneMatch(guard -> texts(done).contains("trapped " + guard)));
        boolean stays = ruleset.definition().doubleTrap() == DoubleTrap.PAIRS;
        Mark left = stays ? scene.markAcross() : Mark.NONE;
        assertThat(done.position().piece(scene.victim())).as("%s", position).contains(new Piece(side, Role.MAN, left));
        assertThat(texts(done).contains("freed " + scene.victim()))
                .as("%s", position)
                .isEqualTo(!stays);
    }

    @Property
    void theOtherGuardCannotHoldTheFreedPieceAlone(
            @ForAll LatrunculiRuleset ruleset,
            @ForAll @IntRange(max = 100_000) int choice,
            @ForAll Side side,
            @ForAll @Size(64) List<@IntRange(max = 3) Integer> chance) {
        Scene scene = scene(ruleset, choice);
        LatrunculiPosition after = surround(position(ruleset, scene, side, List.of(), chance), scene)
                .position();
        assertThat(after.isLegal(new LatrunculiMove.Removal(scene.victim())))
                .as("%s", after)
                .isFalse();
    }
}
