package io.github.lusoria.sigwaduqqan;

import static io.github.lusoria.core.Evidence.ASSUMED;
import static io.github.lusoria.core.Evidence.ATTESTED;
import static io.github.lusoria.core.Evidence.SUGGESTION;
import static io.github.lusoria.sigwaduqqan.SigSources.AKKARI;
import static io.github.lusoria.sigwaduqqan.SigSources.EL_OUED;
import static io.github.lusoria.sigwaduqqan.SigSources.EVIDENCE;
import static io.github.lusoria.sigwaduqqan.SigSources.LUDII;
import static io.github.lusoria.sigwaduqqan.SigSources.TAOURIT;
import static io.github.lusoria.sigwaduqqan.SigSources.TEXT;

import io.github.lusoria.core.Evidence;
import io.github.lusoria.core.Rational;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.core.internal.Reading;
import io.github.lusoria.core.internal.RulebookWriter;
import java.util.List;

/** The rulebook of a ruleset, listed or of one's own: every rule with its evidence, its sources and its other readings. */
final class SigRulebook {
    private final SigRules rules;
    private final SigRules listed;
    private final RulebookWriter book;

    /** What rests on Ludii's encoding alone: the reading that follows it takes it from there, the others assume it. */
    private final Evidence likeLudii;

    private SigRulebook(SigRules listed, SigRules rules) {
        this.rules = rules;
        this.listed = listed;
        likeLudii = listed.end() == SigRules.End.LUDII ? SUGGESTION : ASSUMED;
        book = new RulebookWriter(SigOptions.TABLE.describe(listed, rules));
    }

    static List<Rule> of(SigRules listed, SigRules rules) {
        SigRulebook rulebook = new SigRulebook(listed, rules);
        rulebook.beginning();
        rulebook.sticks();
        rulebook.walk();
        rulebook.fifteenth();
        rulebook.lastSquares();
        new SigGhoulaRulebook(listed, rules, rulebook.book, rulebook.likeLudii).write();
        new SigEndRulebook(rules, rulebook.book).write();
        rulebook.book.add(SharedRules.gameOver());
        rulebook.book.add(SharedRules.endedFromOutside().toBuilder()
                .statement("The players may agree to end the game as a draw, and an arbiter may decide it.")
                .build());
        return rulebook.book.rules();
    }

    private void beginning() {
        book.add(
                SigRuleIds.PLAYERS,
                "Players",
                Reading.of("Two or more play, each with one piece, a \"father\"; here " + rules.players() + " play.")
                        .when(book.option("players"))
                        .free()
                        .evidence(ATTESTED, AKKARI, TEXT, LUDII)
                        .because("The text leaves the number to the players; Ludii allows 2 to 8."),
                Reading.of("Any number from 2 to " + SigRules.MOST_PLAYERS + " can play, by the option players."));
        book.add(
                SigRuleIds.TRACK,
                "Track",
                Reading.of(
                                "The track has twenty squares: a grid of four by four, walked to and fro from its top left corner,"
                                        + " then four squares to the left of its bottom row; the last is the Ka'aba.")
                        .evidence(ATTESTED, AKKARI, TEXT)
                        .because("Square 16 is the bottom left one of the grid."));
        book.add(
                SigRuleIds.START,
                "Start",
                Reading.of("Everybody starts on square 1, the Ghoula's house.")
                        .evidence(ATTESTED, AKKARI, TEXT, EVIDENCE)
                        .because(
                                "The rules text calls it the starting space; the French opening on the evidence page says that all"
                                        + " the fathers stand there together, held prisoner by the Ghoula, whose house it is."));
        book.add(
                SigRuleIds.TURN_ORDER,
                "Turns",
                Reading.of("The players throw in the order of their seats, seat 1 first; lost players are passed over.")
                        .evidence(likeLudii, EVIDENCE, LUDII, TEXT.silent())
                        .because("The French opening says that they throw in turn; who begins is not said."));
        book.add(
                SigRuleIds.SHARING,
                "Sharing squares",
                Reading.of("Any number of pieces may share a square, and players do not capture one another.")
                        .evidence(likeLudii, LUDII, TEXT.silent())
                        .because("The text does not say so, but all share square 1 at the start."));
    }

    private void sticks() {
        book.add(
                SigRuleIds.THROW,
                "Throw",
                Reading.of(
                                "Four sticks, white on one side and green on the other, are thrown: two white sides up count 0, one is a"
                                        + " sig and counts 1, three count 3, four count 4, and none, all green, counts 6.")
                        .evidence(ATTESTED, AKKARI, TEXT, LUDII));
        Reading fair = Reading.of("Each stick falls white or green side up with equal chance.")
                .when("whiteProbability=1/2")
                .evidence(likeLudii, LUDII, TEXT.silent())
                .because("No source says how the sticks fall; Ludii takes them for fair too.");
        Reading any = Reading.of(
                "Each stick falls white side up with another probability, a fraction with a denominator of at"
                        + " most " + SigRules.MOST_DENOMINATOR + ", by the option whiteProbability.");
        if (rules.whiteProbability().equals(Rational.of(1, 2))) {
            book.add(SigRuleIds.STICKS, "Sticks", fair, any);
        } else {
            book.add(
                    SigRuleIds.STICKS,
                    "Sticks",
                    Reading.of("Each stick falls white side up with probability " + rules.whiteProbability() + ".")
                            .when(book.option("whiteProbability"))
                            .evidence(ASSUMED, TEXT.silent()),
                    fair,
                    any);
        }
        book.add(
                SigRuleIds.AGAIN,
                "Another throw",
                Reading.of("A sig, a 4 and a 6 give the same player another throw, whatever the throw did.")
                        .evidence(ATTESTED, AKKARI, TEXT, LUDII)
                        .because("The text states it without condition."));
    }

    private void walk() {
        book.add(
                SigRuleIds.SIG,
                "Leaving square 1",
                Reading.of(
                                "Of a player's own throws only a sig leads him away from square 1, to square 2: the sig itself is the step.")
                        .evidence(
                                ATTESTED,
                                AKKARI,
                                TEXT.quoting("must throw a sig to move from the first space"),
                                LUDII,
                                EL_OUED)
                        .because("That the sig which frees a piece also moves it is read out of its value, 1."));
        book.add(
                SigRuleIds.ADVANCE,
                "Advance",
                Reading.of(
                                "From 2 to 14 a piece goes forward as many squares as the throw counts; there is never a choice.")
                        .evidence(ATTESTED, AKKARI, TEXT, LUDII));
        book.add(
                SigRuleIds.FIFTEENTH,
                "Reaching 15",
                Reading.of("Square 15 is reached by an exact throw: a throw that would lead beyond it cannot be used.")
                        .when("arrival=EXACT")
                        .evidence(likeLudii, LUDII, TEXT.silent())
                        .because("The text does not speak of throws that are too high; Ludii gives them no move."),
                Reading.of("A throw that would lead beyond square 15 is cut: the piece stops there.")
                        .when("arrival=STOP")
                        .evidence(SUGGESTION, EL_OUED, TEXT.silent(), LUDII.contradicts())
                        .because(
                                "In Sig of El Oued, a related game, a piece that is barred from a square stops just before it."));
    }

    private void fifteenth() {
        book.add(
                SigRuleIds.SEVEN_SIGS,
                "Seven sigs",
                Reading.of(
                                "On 15 only sigs count, and the seventh moves the piece to 16 at once; nothing else leads away but the"
                                        + " Ghoula. The seven need not follow one another.")
                        .when("seventhSig=MOVES")
                        .evidence(
                                ATTESTED,
                                AKKARI,
                                TEXT.quoting("moving to the sixteenth spot on the seventh throw"),
                                TAOURIT,
                                LUDII.contradicts())
                        .because(
                                "That the sigs add up over turns is how \"seven throws of sig\" is read, and as Ludii counts; a"
                                        + " run of seven would take 21844 throws."),
                Reading.of(
                                "On 15 only sigs count; the seventh completes the count, and the next throw above 0 of any value moves"
                                        + " the piece to 16.")
                        .when("seventhSig=NEXT_THROW")
                        .evidence(
                                SUGGESTION,
                                LUDII,
                                TEXT.quoting("moving to the sixteenth spot on the seventh throw")
                                        .contradicts(),
                                TAOURIT.contradicts())
                        .because("So Ludii's encoding plays, seen five times in recorded games."),
                Reading.of("The seven sigs have to follow one another; not offered."));
        sigCount();
    }

    private void sigCount() {
        if (rules.drag() == SigRules.Drag.IMMEDIATE) {
            book.add(
                    SigRuleIds.SIG_COUNT,
                    "Counting sigs",
                    Reading.of("A sig that leads to 15 does not count; nobody comes back to 15, as nobody is dragged.")
                            .when(book.option("sigCount"), "drag=IMMEDIATE")
                            .evidence(ATTESTED, AKKARI, TEXT.quoting("when a player reaches"), LUDII)
                            .because("This takes the text literally, and Ludii's encoding counts so."));
            return;
        }
        book.add(
                SigRuleIds.SIG_COUNT,
                "Counting sigs",
                Reading.of(
                                "Arriving on 15 starts the count at zero: a sig that led there does not count, and whoever is dragged"
                                        + " away and comes back starts again.")
                        .when("sigCount=RESTART")
                        .evidence(ATTESTED, AKKARI, TEXT.quoting("when a player reaches"), LUDII.contradicts())
                        .because(
                                "This takes the text literally; that the sig which leads there does not count is also Ludii's"
                                        + " reading."),
                Reading.of("The sig that leads to 15 does not count; whoever is dragged away keeps the sigs made.")
                        .when("sigCount=KEEP")
                        .evidence(SUGGESTION, LUDII, TEXT.contradicts())
                        .because(
                                "Ludii's encoding keeps the count with the piece. A piece that is freed has no count any more,"
                                        + " which is assumed."));
    }

    private void lastSquares() {
        book.add(
                SigRuleIds.LAST_SQUARES,
                "Squares 16 to 19",
                Reading.of(
                                "From 16 to 19 a sig moves the piece one square on, and a 3 moves the Ghoula three squares; other throws"
                                        + " move nothing.")
                        .evidence(ATTESTED, AKKARI, TEXT.quoting("only throws of sig and 3 are used"), LUDII));
        if (rules.end() == SigRules.End.FIRST_TO_KAABA) {
            firstAtKaaba();
            return;
        }
        book.add(
                SigRuleIds.KAABA,
                "The Ka'aba",
                Reading.of(
                                "Square 20, the Ka'aba, is the goal; whoever is there goes on throwing, and every throw but a 0 moves the"
                                        + " Ghoula as many squares as it counts.")
                        .evidence(ATTESTED, AKKARI, TEXT, LUDII, TAOURIT.contradicts())
                        .because("In Houmt Taourit, a related game, he may push opponents back instead."),
                Reading.of(
                                "Whoever is on the Ka'aba may push opponents back instead of moving the Ghoula; not offered.")
                        .evidence(SUGGESTION, TAOURIT));
        zeroAtKaaba();
    }

    /** Where the game ends with the first who gets there. */
    private void firstAtKaaba() {
        book.add(
                SigRuleIds.KAABA,
                "The Ka'aba",
                Reading.of("Square 20, the Ka'aba, is the goal; the game ends there, so nobody throws from it.")
                        .when("end=FIRST_TO_KAABA")
                        .evidence(ASSUMED, TEXT.contradicts(), LUDII.contradicts())
                        .because("In the text whoever is there goes on throwing, for the Ghoula."));
        book.add(
                SigRuleIds.KAABA_ZERO,
                "A 0 at the Ka'aba",
                Reading.of("Nobody throws from the Ka'aba, so it does not matter what a 0 would count there.")
                        .when("end=FIRST_TO_KAABA", book.option("zeroAtKaaba"))
                        .evidence(ASSUMED, TEXT.contradicts(), LUDII.silent()));
    }

    private void zeroAtKaaba() {
        Reading two = Reading.of("A 0 thrown from the Ka'aba moves the Ghoula two squares; it gives no further throw.")
                .when("zeroAtKaaba=2")
                .evidence(ATTESTED, AKKARI, TEXT, LUDII.contradicts(), TAOURIT.contradicts())
                .because("In Ludii's encoding the rule is there and never reached; in Houmt Taourit a 0 counts 6.");
        Reading none = Reading.of("A 0 thrown from the Ka'aba does not move the Ghoula.")
                .when("zeroAtKaaba=0")
                .evidence(SUGGESTION, LUDII, TEXT.contradicts())
                .because("In Ludii's encoding the rule for it is there and never reached.");
        Reading six = Reading.of("A 0 thrown from the Ka'aba moves the Ghoula six squares; it gives no further throw.")
                .when("zeroAtKaaba=6")
                .evidence(SUGGESTION, TAOURIT, TEXT.contradicts())
                .because("So in Houmt Taourit, a related game.");
        Reading other = Reading.of("A 0 thrown from the Ka'aba moves the Ghoula "
                        + (rules.zeroAtKaaba() == 1 ? "one square" : rules.zeroAtKaaba() + " squares")
                        + "; it gives no further throw.")
                .when(book.option("zeroAtKaaba"))
                .evidence(ASSUMED, TEXT.contradicts());
        List<Reading> known = listed.zeroAtKaaba() == 0 ? List.of(none, two, six) : List.of(two, none, six);
        boolean isKnown = known.stream().anyMatch(reading -> reading.options().equals(other.options()));
        Reading[] all = isKnown
                ? known.toArray(Reading[]::new)
                : new Reading[] {other, known.get(0), known.get(1), known.get(2)};
        book.add(SigRuleIds.KAABA_ZERO, "A 0 at the Ka'aba", all);
    }
}
