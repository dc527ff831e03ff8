package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Evidence;
import java.util.Arrays;
import java.util.List;

/** The reconstructions by their authors: rulesets of one family differ in their boards only. */
enum Family {
    SCHADLER_2001("schadler-2001", Evidence.RECONSTRUCTION),
    SCHADLER_1994("schadler-1994", Evidence.RECONSTRUCTION),
    SENECA("seneca", Evidence.RECONSTRUCTION),
    PISO("piso", Evidence.RECONSTRUCTION),
    QUINTANA("museum-quintana", Evidence.SUGGESTION),
    FALKENER("falkener", Evidence.SUGGESTION),
    KOWALSKI("kowalski-", Evidence.SUGGESTION),
    BELL("bell-", Evidence.SUGGESTION),
    SEEGA("seega-", Evidence.SUGGESTION),
    KHAREBGA("kharebga-", Evidence.SUGGESTION);

    private final String prefix;
    private final Evidence evidence;

    Family(String prefix, Evidence evidence) {
        this.prefix = prefix;
        this.evidence = evidence;
    }

    /** The family of a listed ruleset, by its name. */
    static Family of(String name) {
        return Arrays.stream(values())
                .filter(family -> name.startsWith(family.prefix))
                .findFirst()
                .orElseThrow();
    }

    /** What the portal calls it: scholarly or suggested. */
    Evidence evidence() {
        return evidence;
    }

    /** The works that the portal's text rests on. */
    List<Citation> works() {
        return switch (this) {
            case SCHADLER_2001 -> List.of(Sources.SCHADLER_2001);
            case SCHADLER_1994 -> List.of(Sources.SCHADLER_1994);
            case SENECA, PISO -> List.of(Sources.LOCUS_LUDI);
            case QUINTANA -> List.of(Sources.QUINTANA);
            case FALKENER -> List.of(Sources.FALKENER);
            case KOWALSKI -> List.of(Sources.KOWALSKI);
            case BELL -> List.of(Sources.BELL);
            case SEEGA -> Sources.SEEGA;
            case KHAREBGA -> Sources.KHAREBGA;
        };
    }

    /** The number of a listed ruleset in the Ludii Portal. */
    static int portalNumber(String name) {
        return switch (name) {
            case "schadler-2001" -> 1587;
            case "schadler-1994" -> 534;
            case "seneca" -> 1588;
            case "piso" -> 1589;
            case "museum-quintana" -> 536;
            case "falkener" -> 537;
            case "kowalski-10x11" -> 538;
            case "kowalski-8x12" -> 539;
            case "bell-8x7" -> 540;
            case "bell-8x8" -> 541;
            default -> seegaNumber(name.substring(name.indexOf('-') + 1)) + (name.startsWith("seega") ? 0 : 1);
        };
    }

    private static int seegaNumber(String board) {
        return switch (board) {
            case "6x6" -> 1590;
            case "6x7" -> 1592;
            case "6x8" -> 1594;
            case "7x8" -> 1596;
            case "8x8" -> 1598;
            case "8x9" -> 1600;
            case "9x10" -> 1613;
            case "10x10" -> 1602;
            case "11x12" -> 1644;
            case "11x16" -> 1609;
            default -> throw new IllegalArgumentException("no board of Seega rules: " + board);
        };
    }
}
