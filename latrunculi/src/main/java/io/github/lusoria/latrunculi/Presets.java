package io.github.lusoria.latrunculi;

import io.github.lusoria.core.RulesetId;
import io.github.lusoria.latrunculi.LatrunculiRules.Again;
import io.github.lusoria.latrunculi.LatrunculiRules.Blocked;
import io.github.lusoria.latrunculi.LatrunculiRules.Capture;
import io.github.lusoria.latrunculi.LatrunculiRules.Corner;
import io.github.lusoria.latrunculi.LatrunculiRules.Directions;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import io.github.lusoria.latrunculi.LatrunculiRules.Dux;
import io.github.lusoria.latrunculi.LatrunculiRules.Entry;
import io.github.lusoria.latrunculi.LatrunculiRules.Leap;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapers;
import io.github.lusoria.latrunculi.LatrunculiRules.Leaps;
import io.github.lusoria.latrunculi.LatrunculiRules.Leapt;
import io.github.lusoria.latrunculi.LatrunculiRules.Placement;
import io.github.lusoria.latrunculi.LatrunculiRules.Removal;
import io.github.lusoria.latrunculi.LatrunculiRules.Repetition;
import io.github.lusoria.latrunculi.LatrunculiRules.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The thirty reconstructions as data, each in two readings: what its text says, and what Ludii's encoding intends where
 * it goes beyond or against the text (spec sections 0, 1, 7, 9 and 12).
 */
final class Presets {
    /** A board of Seega and Kharebga rules, with the square that Ludii bars in placement. */
    private record SeegaBoard(int ranks, int files, String barred) {
        String size() {
            return ranks + "x" + files;
        }
    }

    private static final List<SeegaBoard> SEEGA_BOARDS = List.of(
            new SeegaBoard(6, 6, "c3"),
            new SeegaBoard(6, 7, "d3"),
            new SeegaBoard(6, 8, "d3"),
            new SeegaBoard(7, 8, "d4"),
            new SeegaBoard(8, 8, "d4"),
            new SeegaBoard(8, 9, "e4"),
            new SeegaBoard(9, 10, "e5"),
            new SeegaBoard(10, 10, "e5"),
            new SeegaBoard(11, 12, "f6"),
            new SeegaBoard(11, 16, "h6"));

    private static final LatrunculiRules SCHADLER_2001 = LatrunculiRules.builder()
            .leap(Leap.ANY)
            .leaps(Leaps.SEVERAL)
            .capture(Capture.TRAP)
            .entry(Entry.ONLY_IF_IT_TRAPS)
            .losesAt(1)
            .build();

    private static final LatrunculiRules PISO = LatrunculiRules.builder()
            .men(20)
            .corner(Corner.NEIGHBOURS)
            .losesAt(1)
            .blocked(Blocked.COUNT)
            .repetition(Repetition.NO_REVERSAL)
            .build();

    private static final LatrunculiRules SENECA = PISO.toBuilder()
            .leap(Leap.OWN_OR_TRAPPED)
            .leaps(Leaps.SEVERAL)
            .capture(Capture.TRAP)
            .removal(Removal.BEFORE_ONE)
            .build();

    private static final LatrunculiRules QUINTANA = LatrunculiRules.builder()
            .array("mmmmmmmm/mmmmmmmm/8/8/8/8/MMMMMMMM/MMMMMMMM")
            .walk(Walk.SLIDE)
            .losesAt(0)
            .build();

    private static final LatrunculiRules FALKENER = LatrunculiRules.builder()
            .ranks(12)
            .files(12)
            .men(30)
            .array("1m1m1m1m1m1m/m1m1m1m1m1m1/1m1m1m1m1m1m/m1m1m1m1m1m1/1m1m1m1m1m1m/12/12"
                    + "/M1M1M1M1M1M1/1M1M1M1M1M1M/M1M1M1M1M1M1/1M1M1M1M1M1M/M1M1M1M1M1M1")
            .directions(Directions.ALL)
            .leap(Leap.ENEMY)
            .losesAt(0)
            .blocked(Blocked.LOSS)
            .build();

    private static final LatrunculiRules KOWALSKI = LatrunculiRules.builder()
            .duces(1)
            .walk(Walk.SLIDE)
            .corner(Corner.NEIGHBOURS)
            .dux(Dux.SAFE)
            .neverReduced()
            .blocked(Blocked.LOSS)
            .build();

    private static final LatrunculiRules BELL = LatrunculiRules.builder()
            .duces(1)
            .placement(Placement.TWO_BY_TWO)
            .leap(Leap.ENEMY)
            .leapers(Leapers.DUX)
            .corner(Corner.PARTNER)
            .again(Again.MAY)
            .losesAt(0)
            .quiet(30)
            .build();

    private final List<LatrunculiRuleset> text = new ArrayList<>();
    private final List<LatrunculiRuleset> ludii = new ArrayList<>();

    private Presets() {}

    /** All rulesets, the texts' readings first. */
    static List<LatrunculiRuleset> all() {
        Presets presets = new Presets();
        presets.trapAndRelease();
        presets.immediateCapture();
        presets.seegaAndKharebga();
        List<LatrunculiRuleset> all = new ArrayList<>(presets.text);
        all.addAll(presets.ludii);
        return List.copyOf(all);
    }

    private void trapAndRelease() {
        LatrunculiRules.Builder flags = SCHADLER_2001.toBuilder().doubleTrap(DoubleTrap.ANY_GUARD_FREES);
        add("schadler-2001", "Schädler 2001", SCHADLER_2001, flags.build());
        add(
                "schadler-1994",
                "Schädler 1994",
                SCHADLER_2001.toBuilder().entry(Entry.SAFE).build(),
                flags.entry(Entry.SAFE).build());
        LatrunculiRules freer = SENECA.toBuilder()
                .doubleTrap(DoubleTrap.ANY_GUARD_FREES)
                .removal(Removal.BEFORE_ANY)
                .build();
        add("seneca", "Locus Ludi, Seneca", SENECA, freer);
    }

    private void immediateCapture() {
        add("piso", "Locus Ludi, Piso", PISO, PISO);
        add("museum-quintana", "Museum Quintana", QUINTANA, QUINTANA);
        add("falkener", "Falkener 1892", FALKENER, FALKENER);
        LatrunculiRules tenByEleven = KOWALSKI.toBuilder()
                .ranks(10)
                .files(11)
                .men(10)
                .array("mmmmmdmmmmm/11/11/11/11/11/11/11/11/MMMMMDMMMMM")
                .build();
        add("kowalski-10x11", "Kowalski, 10 by 11", tenByEleven, tenByEleven);
        LatrunculiRules eightByTwelve = KOWALSKI.toBuilder()
                .ranks(8)
                .files(12)
                .men(12)
                .array("mmmmmmmmmmmm/5d6/12/12/12/12/6D5/MMMMMMMMMMMM")
                .build();
        add("kowalski-8x12", "Kowalski, 8 by 12", eightByTwelve, eightByTwelve);
        LatrunculiRules compulsory =
                BELL.toBuilder().again(Again.MUST).leapt(Leapt.TAKEN).build();
        add(
                "bell-8x7",
                "Bell, 8 by 7",
                BELL.toBuilder().files(7).build(),
                compulsory.toBuilder().files(7).build());
        add("bell-8x8", "Bell, 8 by 8", BELL, compulsory);
    }

    private void seegaAndKharebga() {
        for (Walk walk : Walk.values()) {
            String name = walk == Walk.STEP ? "Seega" : "Kharebga";
            for (SeegaBoard board : SEEGA_BOARDS) {
                LatrunculiRules rules = LatrunculiRules.builder()
                        .ranks(board.ranks())
                        .files(board.files())
                        .men((board.ranks() * board.files() - 2) / 2)
                        .placement(Placement.TWO_BY_TWO)
                        .walk(walk)
                        .losesAt(0)
                        .build();
                LatrunculiRules barred = rules.toBuilder()
                        .barred(Square.parse(board.barred()))
                        .losesAt(1)
                        .build();
                add(
                        (walk == Walk.STEP ? "seega-" : "kharebga-") + board.size(),
                        name + " rules, " + board.ranks() + " by " + board.files(),
                        rules,
                        barred);
            }
        }
    }

    /** Both readings; in every ruleset Ludii's is that no position comes twice. */
    private void add(String name, String title, LatrunculiRules asWritten, LatrunculiRules asIntended) {
        String full = "Ludus Latrunculorum (" + title + ")";
        text.add(LatrunculiRuleset.listed(RulesetId.of(Latrunculi.GAME, name), full, asWritten));
        RulesetId id = new RulesetId(Latrunculi.GAME, name, "ludii", Collections.emptySortedMap());
        LatrunculiRules superko =
                asIntended.toBuilder().repetition(Repetition.POSITIONAL_SUPERKO).build();
        ludii.add(LatrunculiRuleset.listed(id, full + ", as Ludii reads it", superko));
    }
}
