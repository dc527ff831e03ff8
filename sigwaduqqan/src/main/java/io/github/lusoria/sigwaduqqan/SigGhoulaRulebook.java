package io.github.lusoria.sigwaduqqan;

import static io.github.lusoria.core.Evidence.ASSUMED;
import static io.github.lusoria.core.Evidence.ATTESTED;
import static io.github.lusoria.core.Evidence.SUGGESTION;
import static io.github.lusoria.sigwaduqqan.SigSources.AKKARI;
import static io.github.lusoria.sigwaduqqan.SigSources.ES_SIG;
import static io.github.lusoria.sigwaduqqan.SigSources.EVIDENCE;
import static io.github.lusoria.sigwaduqqan.SigSources.LUDII;
import static io.github.lusoria.sigwaduqqan.SigSources.TAOURIT;
import static io.github.lusoria.sigwaduqqan.SigSources.TEXT;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.internal.Reading;
import io.github.lusoria.core.internal.RulebookWriter;
import java.util.Arrays;
import java.util.stream.Stream;

/** The rules of the Ghoula, a part of the rulebook. */
final class SigGhoulaRulebook {
    private static final String SUCCEEDS = "If the Ghoula succeeds";
    private static final String IMMEDIATE = "drag=IMMEDIATE";

    private final SigRules listed;
    private final SigRules rules;
    private final RulebookWriter book;
    private final Evidence likeLudii;
    private final boolean isImmediate;
    private final boolean isSharedCaught;

    SigGhoulaRulebook(SigRules listed, SigRules rules, RulebookWriter book, Evidence likeLudii) {
        this.listed = listed;
        this.rules = rules;
        isImmediate = rules.drag() == SigRules.Drag.IMMEDIATE;
        isSharedCaught = rules.sharedSquareCatches();
        this.book = book;
        this.likeLudii = likeLudii;
    }

    void write() {
        goes();
        stays();
        catches();
        drags();
    }

    private void goes() {
        book.add(
                SigRuleIds.GHOULA_START,
                "Where the Ghoula starts",
                Reading.of("The Ghoula starts on square 1, so that a first 3 leads it to 4.")
                        .when("ghoulaStart=SQUARE_1")
                        .evidence(ASSUMED, EVIDENCE, TAOURIT, TEXT.silent(), LUDII.contradicts())
                        .because("The rules text does not say; the evidence page calls the first square its house."),
                Reading.of(
                                "The Ghoula starts beside the board, and its first step leads to square 1, so that a first 3 leads it to"
                                        + " 3.")
                        .when("ghoulaStart=OFF_BOARD")
                        .with("stayers=UNTOUCHED")
                        .evidence(SUGGESTION, LUDII, TEXT.silent(), EVIDENCE.contradicts(), TAOURIT.contradicts()));
        book.add(
                SigRuleIds.GHOULA_WALK,
                "How the Ghoula goes",
                Reading.of("The Ghoula goes step by step, and forward as long as it has nobody to drag.")
                        .evidence(
                                likeLudii,
                                LUDII,
                                TEXT.silent().quoting("dragging the player back"),
                                ES_SIG.contradicts())
                        .because(
                                "The text names no direction. In Es-Sig, a related game, the Ghula goes against the players or"
                                        + " either way."));
        book.add(
                SigRuleIds.GHOULA_LIMIT,
                "As far as 15",
                Reading.of(
                                "The Ghoula never goes beyond square 15: steps that would lead it there are lost, and whoever is on 16 to"
                                        + " 20 is safe.")
                        .evidence(ATTESTED, AKKARI, TEXT.quoting("cannot move past the fifteenth"), LUDII));
    }

    private void stays() {
        if (rules.end() != SigRules.End.LUDII) {
            // where the listed ruleset ends the game there, this rule comes from the other end
            String[] end = listed.end() == SigRules.End.LUDII ? new String[] {book.option("end")} : new String[] {};
            String forGood = "Once it stands alone on 15 the Ghoula stays there for good";
            book.add(
                    SigRuleIds.GHOULA_STAYS,
                    "Alone on 15",
                    staying(forGood + ".").when(options("sharedSquareCatches=false", end)),
                    isImmediate
                            ? staying(forGood
                                            + "; whoever walks onto it is lost at its next step if he is still there.")
                                    .when(options("sharedSquareCatches=true", options(IMMEDIATE, end)))
                                    .with("stayers=UNTOUCHED")
                            : staying("Alone on 15 the Ghoula stays there, until somebody walks onto it and is caught.")
                                    .when(options("sharedSquareCatches=true", end))
                                    .with("stayers=UNTOUCHED"));
        }
        if (isSharedCaught) {
            book.add(
                    SigRuleIds.GHOULA_WAITS,
                    "Waiting on 1",
                    Reading.of(
                                    "While the Ghoula stands on square 1 with players it does not move, and its steps are lost"
                                            + (isImmediate ? "." : ", those left after a burial too."))
                            .when(options("sharedSquareCatches=true", immediate()))
                            .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
                            .because(
                                    "By its code Ludii's encoding would freeze there, which was not seen in its recorded games; this"
                                            + " is the least addition that lets the game go on."));
        }
        book.add(
                SigRuleIds.STAYERS,
                "Pieces that never moved",
                Reading.of("Pieces still on square 1 are not touched by the Ghoula.")
                        .when("stayers=UNTOUCHED")
                        .evidence(ASSUMED, TEXT.silent(), LUDII.silent(), EVIDENCE.contradicts()),
                Reading.of(
                                "On the Ghoula's first move pieces that never moved go along with each of its steps, and are set down"
                                        + " where it first catches somebody or where the walk of that throw ends; they are not being dragged, and"
                                        + " owe no sig.")
                        .when("stayers=DRAGGED_FORWARD")
                        .with("ghoulaStart=SQUARE_1", "sharedSquareCatches=false")
                        .evidence(ATTESTED, AKKARI, EVIDENCE, TEXT.silent())
                        .because(
                                "One sentence of the evidence page has it, which the rules text has not; where exactly they are"
                                        + " set down is assumed."));
    }

    private void catches() {
        book.add(
                SigRuleIds.GHOULA_CATCH,
                "Catching",
                Reading.of(
                                "Whoever stands on a square from 2 to 15 that the Ghoula reaches is caught, also on the way; of several"
                                        + " pieces all are.")
                        .when("ghoulaCatch=STEPWISE")
                        .evidence(ATTESTED, AKKARI, TEXT.quoting("when reaching a space occupied by a player"), LUDII)
                        .because("That of several pieces all are caught is not said in the text; Ludii has it so."),
                Reading.of("Only whoever stands where the Ghoula's walk ends is caught, also where 15 cuts it short"
                                + (isImmediate ? "" : " and on the way back") + "; of several pieces all are.")
                        .when(options("ghoulaCatch=EXACT_LANDING", immediate()))
                        .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
                        .because(
                                "Another way to read \"reaching\"; no source plays so. A Ghoula that did not move catches nobody."));
        String waits = isSharedCaught ? "" : " While players stand on square 1, the Ghoula does not leave it.";
        book.add(
                SigRuleIds.GHOULA_SHARED,
                "Walking onto the Ghoula",
                Reading.of("A player who walks onto the Ghoula's square is not caught.")
                        .when("sharedSquareCatches=false")
                        .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
                        .because("In the text it is only the Ghoula who reaches somebody."),
                Reading.of("A player who walks onto the Ghoula's square, 2 to 15, is caught"
                                + (isImmediate ? ", and lost at its next step if he is still there." : ".")
                                + waits)
                        .when(options("sharedSquareCatches=true", immediate()))
                        .with("stayers=UNTOUCHED")
                        .evidence(SUGGESTION, LUDII, TEXT.silent())
                        .because("In Ludii's encoding whoever shares the Ghoula's square is dragged."));
    }

    private void drags() {
        book.add(
                SigRuleIds.GHOULA_DRAG,
                "Dragging",
                Reading.of(
                                "With somebody to drag the Ghoula goes back step by step and takes all whom it caught along. The rest of"
                                        + " the throw that caught is spent on dragging; when the steps run out, whoever moves the Ghoula"
                                        + " next goes on.")
                        .when("drag=STEPWISE")
                        .evidence(
                                ATTESTED,
                                AKKARI,
                                TEXT.quoting("continues their turn dragging the player back"),
                                EVIDENCE,
                                LUDII)
                        .because(
                                "\"If the Ghoula succeeds\", the text says, so it can fail; that it goes one square a step and"
                                        + " on in later throws is as Ludii plays."),
                Reading.of(
                                isSharedCaught
                                        ? "Nobody is dragged: whoever the Ghoula catches is lost at once, whoever walked onto it is lost"
                                                + " at its next step if he is still there, and the Ghoula goes on forward."
                                        : "Nobody is dragged: whoever is caught is lost at once, and the Ghoula goes on forward.")
                        .when(options(
                                IMMEDIATE,
                                isSharedCaught ? new String[] {"sharedSquareCatches=true"} : new String[] {}))
                        .evidence(ASSUMED, TEXT.contradicts(), EVIDENCE.contradicts(), LUDII.contradicts())
                        .because("No source plays so."));
        book.add(
                SigRuleIds.GHOULA_BURIAL,
                "Burial",
                Reading.of(
                                "On square 1 all whom the Ghoula drags are buried: they have lost, and their pieces leave the"
                                        + " board. Steps that are left lead forward again.")
                        .when("drag=STEPWISE")
                        .evidence(ATTESTED, AKKARI, TEXT.quoting(SUCCEEDS), LUDII)
                        .because("That the rest of the throw leads forward is not said in the text; Ludii plays so."),
                Reading.of("Whoever is lost is buried where he stands: his piece leaves the board.")
                        .when(IMMEDIATE)
                        .evidence(ASSUMED, TEXT.quoting(SUCCEEDS).contradicts(), LUDII.contradicts())
                        .because("In the text a player is dragged to the first square before."));
        escape();
    }

    private void escape() {
        if (isImmediate && !isSharedCaught) {
            book.add(
                    SigRuleIds.GHOULA_ESCAPE,
                    "Escape",
                    Reading.of("Nobody is dragged, so nobody can escape.")
                            .when(IMMEDIATE, book.option("draggedMayMove"))
                            .evidence(ASSUMED, TEXT.silent()));
            return;
        }
        String[] more = isImmediate ? new String[] {IMMEDIATE, "sharedSquareCatches=true"} : new String[] {};
        book.add(
                SigRuleIds.GHOULA_ESCAPE,
                "Escape",
                Reading.of(
                                isImmediate
                                        ? "Whoever walked onto the Ghoula still throws in his turn, and if the throw moves his piece before"
                                                + " its next step he has escaped."
                                        : "Whoever is being dragged still throws in his turn, and if the throw moves his piece he has"
                                                + " escaped; on 15 his sigs go on counting, and the throw that leads him to 16 frees him"
                                                + " from the Ghoula too.")
                        .when(options("draggedMayMove=true", more))
                        .evidence(likeLudii, LUDII, TEXT.silent())
                        .because("The text does not say whether he may; Ludii lets him walk away."),
                Reading.of(
                                isImmediate
                                        ? "Whoever walked onto the Ghoula cannot leave; his throws still give another throw if they are a"
                                                + " sig, a 4 or a 6."
                                        : "A dragged player's throw does nothing to his piece, on 15 too; it still gives another throw if"
                                                + " it is a sig, a 4 or a 6.")
                        .when(options("draggedMayMove=false", more))
                        .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts()));
    }

    private static Reading staying(String statement) {
        return Reading.of(statement)
                .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
                .because("The text only says that it cannot go on; Ludii's encoding ends the game there.");
    }

    /** What a rule names that says something else where nobody is dragged. */
    private String[] immediate() {
        return isImmediate ? new String[] {IMMEDIATE} : new String[] {};
    }

    private static String[] options(String first, String... others) {
        return Stream.concat(Stream.of(first), Arrays.stream(others)).toArray(String[]::new);
    }
}
