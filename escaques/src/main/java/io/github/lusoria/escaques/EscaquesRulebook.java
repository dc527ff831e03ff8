package io.github.lusoria.escaques;

import static io.github.lusoria.core.Evidence.ASSUMED;
import static io.github.lusoria.core.Evidence.ATTESTED;
import static io.github.lusoria.core.Evidence.SUGGESTION;
import static io.github.lusoria.escaques.EscaquesSources.ALFONSO;
import static io.github.lusoria.escaques.EscaquesSources.AMULI;
import static io.github.lusoria.escaques.EscaquesSources.FREE_FR;
import static io.github.lusoria.escaques.EscaquesSources.ITALIAN;
import static io.github.lusoria.escaques.EscaquesSources.LUDII;
import static io.github.lusoria.escaques.EscaquesSources.MIRROR;
import static io.github.lusoria.escaques.EscaquesSources.SCHADLER;
import static io.github.lusoria.escaques.EscaquesSources.SPANISH;
import static io.github.lusoria.escaques.EscaquesSources.TABLES;
import static io.github.lusoria.escaques.EscaquesSources.TEXT;
import static io.github.lusoria.escaques.EscaquesSources.UTRECHT;
import static io.github.lusoria.escaques.EscaquesSources.WIKIPEDIA;

import io.github.lusoria.core.Rule;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.core.internal.Reading;
import io.github.lusoria.core.internal.RulebookWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The rulebook of a ruleset, listed or of one's own: every rule with its evidence, its sources and its other readings. */
final class EscaquesRulebook {
    private final EscaquesRules rules;
    private final EscaquesRules listed;
    private final RulebookWriter book;

    private EscaquesRulebook(EscaquesRules listed, EscaquesRules rules) {
        this.rules = rules;
        this.listed = listed;
        book = new RulebookWriter(EscaquesOptions.TABLE.describe(listed, rules));
    }

    static List<Rule> of(EscaquesRules listed, EscaquesRules rules) {
        EscaquesRulebook rulebook = new EscaquesRulebook(listed, rules);
        rulebook.board();
        rulebook.beginning();
        rulebook.turn();
        rulebook.score();
        rulebook.end();
        return rulebook.book.rules();
    }

    private void board() {
        book.add(
                EscaquesRuleIds.PLAYERS,
                "Players",
                Reading.of("Seven play, each with one of seven planets.").evidence(ATTESTED, ALFONSO, TEXT));
        book.add(
                EscaquesRuleIds.BOARD,
                "Board",
                Reading.of(
                                "Twelve signs divide seven closed rings; ring k, counted from the inside, has k spaces in each sign"
                                        + " and 12 k in all.")
                        .evidence(ATTESTED, ALFONSO, TEXT, WIKIPEDIA)
                        .because(
                                "Together there are 336 spaces, 28 in each sign. The picture of the board is on fol. 96v;"
                                        + " it was not seen."));
        book.add(
                EscaquesRuleIds.RINGS,
                "Planets and rings",
                Reading.of(
                                "The planet of face k of the die has the ring with k spaces a sign: the Moon inside, then Mercury,"
                                        + " Venus, the Sun, Mars, Jupiter, and Saturn outside.")
                        .when("rings=FACE")
                        .evidence(ATTESTED, ALFONSO, TEXT, WIKIPEDIA, FREE_FR, ITALIAN, LUDII.contradicts())
                        .because(
                                "The rules text gives the planets of the faces and the spaces of the rings; that the one is"
                                        + " the number of the other it only implies, and the later accounts say."),
                Reading.of(
                                "The planet of face k of the die has the ring with 8 - k spaces a sign: Saturn inside, the Moon"
                                        + " outside.")
                        .when("rings=INVERTED")
                        .evidence(
                                SUGGESTION,
                                LUDII,
                                WIKIPEDIA.contradicts(),
                                FREE_FR.contradicts(),
                                ITALIAN.contradicts())
                        .because("Ludii's encoding gives the innermost ring to the planet of face 7."));
        book.add(
                EscaquesRuleIds.SIGN_ORDER,
                "Order of the signs",
                Reading.of(
                                "A planet that goes forward meets the signs in zodiac order, from Aries to Taurus; the first space of"
                                        + " a sign is the one that it enters first.")
                        .when("signOrder=WITH_MOVEMENT")
                        .evidence(SUGGESTION, MIRROR, TABLES, TEXT.silent().quoting("clockwise"), WIKIPEDIA.silent())
                        .because(
                                "The rules text says clockwise, and not how the signs are laid out. A mirror of Wikipedia lets"
                                        + " planets go from Aries to Taurus, and in the manuscript's tables game the men go anticlockwise, as"
                                        + " Wikipedia says that the signs run. Which way the board is drawn changes nothing."),
                Reading.of(
                                "A planet that goes forward meets the signs against zodiac order, from Aries to Pisces; the first"
                                        + " space of a sign is the one that it enters first.")
                        .when("signOrder=AGAINST_MOVEMENT")
                        .evidence(
                                SUGGESTION,
                                TEXT.quoting("clockwise"),
                                WIKIPEDIA,
                                TABLES.contradicts(),
                                MIRROR.contradicts())
                        .because(
                                "Wikipedia says that the signs run anticlockwise from Aries on the manuscript's board, where"
                                        + " clockwise movement, taken literally, goes against them. In the manuscript's tables game the"
                                        + " men go anticlockwise."));
    }

    private void beginning() {
        book.add(
                EscaquesRuleIds.START,
                "Start",
                Reading.of(
                                "Each planet starts on the first space of a sign of its own: the Moon in Cancer, Mercury in Virgo,"
                                        + " Venus in Taurus, the Sun in Leo, Mars in Scorpio, Jupiter in Sagittarius, Saturn in"
                                        + " Aquarius.")
                        .when("start=SIGNS")
                        .evidence(ATTESTED, ALFONSO, TEXT, WIKIPEDIA, ITALIAN, LUDII.contradicts()),
                Reading.of("All planets start on the first space of Aries.")
                        .when("start=COMMON_SECTION")
                        .evidence(SUGGESTION, LUDII, TEXT.contradicts(), WIKIPEDIA.contradicts(), ITALIAN.contradicts())
                        .because("Ludii's encoding starts all seven in one section, against the signs of its own rules"
                                + " text."));
        initialScore();
        book.add(
                EscaquesRuleIds.DIE,
                "Die",
                Reading.of("The die shows 1 to 7, each equally likely.")
                        .evidence(ASSUMED, TEXT.silent())
                        .because(
                                "The faces are the source's: seven is Saturn, one the Moon. That the die is fair is assumed."));
        book.add(
                EscaquesRuleIds.ASSIGNMENT,
                "Throw for the planets",
                Reading.of(
                                "Each player throws the die for his planet: 1 is the Moon, 2 Mercury, 3 Venus, 4 the Sun, 5 Mars,"
                                        + " 6 Jupiter and 7 Saturn.")
                        .evidence(ATTESTED, ALFONSO, TEXT.quoting("the others in order as already given"), ITALIAN)
                        .because(
                                "The rules text names seven and one; its list goes from Saturn to the Moon. An assignment can"
                                        + " also be given without throws."));
        book.add(
                EscaquesRuleIds.TAKEN,
                "Taken planets",
                Reading.of("The seats throw for their planets in order, and a planet that is taken is thrown again.")
                        .evidence(SUGGESTION, LUDII, TEXT.silent())
                        .because(
                                "The free planets are offered, equally likely: that is the same law, and keeps the game"
                                        + " bounded. The last planet is still thrown for."));
    }

    private void initialScore() {
        Reading zero = Reading.of("Every player starts with a score of 0.")
                .when("initialScore=0")
                .evidence(ASSUMED, TEXT.silent())
                .because("No source names a purse or points to start with.");
        Reading other = Reading.of("Every player starts with a score of " + rules.initialScore() + ".")
                .when(book.option("initialScore"))
                .evidence(ASSUMED, TEXT.silent());
        Reading any = Reading.of("Every player starts with another score, from -" + EscaquesRules.MAX_INITIAL_SCORE
                + " to " + EscaquesRules.MAX_INITIAL_SCORE + ", by the option initialScore.");
        if (rules.initialScore() == 0) {
            book.add(EscaquesRuleIds.INITIAL_SCORE, "Score at the start", zero, any);
        } else {
            book.add(EscaquesRuleIds.INITIAL_SCORE, "Score at the start", other, zero, any);
        }
    }

    private void turn() {
        book.add(
                EscaquesRuleIds.TURN_ORDER,
                "Turns",
                Reading.of("The seats take turns in order, seat 1 first; seven turns are a round.")
                        .evidence(SUGGESTION, LUDII, TEXT.silent(), ITALIAN.contradicts(), MIRROR.contradicts())
                        .because("A throw for the first turn would decide no more than who sits first."),
                Reading.of("The players throw for the first turn; not offered.").evidence(SUGGESTION, ITALIAN, MIRROR));
        book.add(
                EscaquesRuleIds.THROW,
                "Throw",
                Reading.of("In his turn a player throws the die once, before his planet moves.")
                        .evidence(ATTESTED, ALFONSO, TEXT.quoting("movement is determined by the roll"), LUDII)
                        .because("That there is one throw a turn is as Ludii plays."));
        book.add(
                EscaquesRuleIds.MOVEMENT,
                "Movement",
                Reading.of(
                                "The player's planet goes forward in its ring by as many spaces as the die shows, the whole throw.")
                        .when("throwUse=FULL")
                        .evidence(
                                ATTESTED,
                                ALFONSO,
                                TEXT.quoting("movement is determined by the roll"),
                                LUDII,
                                SCHADLER.contradicts()),
                Reading.of(
                                "The player chooses how many spaces his planet goes forward in its ring, from 1 to as many as the die"
                                        + " shows; it may not stay.")
                        .when("throwUse=UP_TO")
                        .evidence(SUGGESTION, SCHADLER, TEXT.contradicts()));
        book.add(
                EscaquesRuleIds.SHARING,
                "No capture",
                Reading.of(
                                "Nothing blocks a planet and nothing is captured; any number of planets may stand in one sign.")
                        .evidence(ASSUMED, TEXT.silent())
                        .because(
                                "Each planet has a ring of its own, so two never meet on a space; no source speaks of capture."));
    }

    private void score() {
        book.add(
                EscaquesRuleIds.ENTRY,
                "Entering a sign",
                Reading.of(
                                "A planet that ends its move in another sign than it started in scores; a move within a sign and the"
                                        + " start score nothing.")
                        .evidence(ATTESTED, ALFONSO, TEXT.quoting("when a piece enters a new section")));
        book.add(
                EscaquesRuleIds.CROSSING,
                "Signs in passing",
                Reading.of(
                                "Only the sign in which the planet ends its move is scored; signs that it passes through are not.")
                        .when("crossing=FINAL")
                        .evidence(SUGGESTION, LUDII, TEXT.silent().quoting("from the new section"))
                        .because(
                                "The rules text speaks of one new section and does not say what happens when a throw crosses"
                                        + " several."),
                Reading.of(
                                "Every sign that the planet enters is scored, in the order in which it enters them, the other planets"
                                        + " standing where they are.")
                        .when("crossing=EVERY_ENTERED")
                        .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
                        .because("No source was seen that says so. A conjunction in passing counts like any other."));
        book.add(
                EscaquesRuleIds.ASPECTS,
                "Aspects",
                Reading.of(
                                "For each of the six other planets, the planet that enters scores by how many signs apart the two now"
                                        + " are, the short way round: a sextile (2) gains 24 points, a square (3) loses 36, a trine (4)"
                                        + " gains 36, an opposition (6) loses 72; 1 and 5 signs apart are no aspect.")
                        .evidence(
                                ATTESTED,
                                ALFONSO,
                                TEXT.quoting("three, the player loses 36, if six, loses 72"),
                                UTRECHT,
                                ITALIAN,
                                SPANISH,
                                LUDII)
                        .because(
                                "Utrecht counts stakes of twelve points: 2, 3, 3 and 6. So does an Italian account, but that it has"
                                        + " 4 for the square, and the distances of square and trine the other way round; both are"
                                        + " taken for slips."));
        conjunction();
        payment();
        if (rules.rounds() == 0) {
            book.add(
                    EscaquesRuleIds.SCORE_LIMIT,
                    "Greatest score",
                    Reading.of(
                                    "A turn whose points would take a score farther than 1000000000 from 0 counts no points.")
                            .when("rounds=0")
                            .because(
                                    "Without a round limit a score could grow for ever; so every position can be written. From"
                                            + " the start it is farther away than any game lasts."));
        }
    }

    private void conjunction() {
        book.add(
                EscaquesRuleIds.CONJUNCTION,
                "Conjunction",
                Reading.of("A conjunction, another planet in the same sign, loses 144 points.")
                        .when("conjunction=LOSE")
                        .evidence(
                                SUGGESTION,
                                UTRECHT,
                                ITALIAN,
                                SPANISH,
                                TEXT.silent().quoting("if the same section; 144"),
                                LUDII.contradicts())
                        .because(
                                "The rules text gives the number without a verb. The sentence's last verb is \"loses\", and"
                                        + " elsewhere in it a missing verb repeats the one before; three later accounts say that the"
                                        + " planet that enters loses. The Italian one calls Murray's interpretation different and"
                                        + " wrong; how it differs was not seen."),
                Reading.of("A conjunction, another planet in the same sign, gains 144 points.")
                        .when("conjunction=GAIN")
                        .evidence(
                                SUGGESTION,
                                LUDII,
                                TEXT.silent().quoting("if the same section; 144"),
                                UTRECHT.contradicts(),
                                ITALIAN.contradicts(),
                                SPANISH.contradicts())
                        .because(
                                "Ludii's encoding adds 144, seen in a recorded game. The rules text gives the number without a"
                                        + " verb."),
                Reading.of("A conjunction, another planet in the same sign, is worth nothing.")
                        .when("conjunction=IGNORE")
                        .evidence(
                                ASSUMED,
                                TEXT.contradicts().quoting("if the same section; 144"),
                                UTRECHT.contradicts(),
                                ITALIAN.contradicts(),
                                SPANISH.contradicts(),
                                LUDII.contradicts())
                        .because("A way to leave the open question out of a comparison; no source plays so."));
    }

    private void payment() {
        book.add(
                EscaquesRuleIds.PAYMENT,
                "Payment",
                Reading.of("Only the score of the player who moved changes; no other player pays or is paid.")
                        .when("payment=BANK")
                        .evidence(
                                ATTESTED,
                                ALFONSO,
                                TEXT.quoting("the player gains or loses points"),
                                LUDII,
                                UTRECHT.contradicts(),
                                ITALIAN.contradicts())
                        .because(
                                "The sentence names nobody but the player who moves; that nobody else pays is read from it."),
                Reading.of(
                                "The player of the aspected planet pays what is gained and is paid what is lost, aspect by aspect, so"
                                        + " that the scores always add up to what they started with.")
                        .when("payment=TRANSFER")
                        .evidence(SUGGESTION, UTRECHT, ITALIAN, TEXT.silent(), LUDII.contradicts())
                        .because(
                                "Two later accounts let stakes pass between players; the rules text names only the player who"
                                        + " moves."));
    }

    private void end() {
        if (rules.rounds() > 0) {
            book.add(EscaquesRuleIds.END_ROUNDS, "Round limit", roundReadings());
        }
        String[] otherEnd = rules.rounds() > 0 ? new String[] {} : new String[] {"rounds=0"};
        if (rules.end() == EscaquesRules.End.SCORE_TARGET) {
            book.add(
                    EscaquesRuleIds.END_TARGET,
                    "Score target",
                    Reading.of("The game ends after the turn in which any player's score reaches " + rules.target()
                                    + ".")
                            .when(options(List.of("end=SCORE_TARGET", book.option("target")), otherEnd))
                            .evidence(ASSUMED, TEXT.silent())
                            .because("No source was seen that plays so." + reasonGiven()),
                    roundsAlone(),
                    configuration(instead()));
        }
        if (rules.end() == EscaquesRules.End.AMULI) {
            book.add(
                    EscaquesRuleIds.END_CONFIGURATION,
                    "Configuration",
                    Reading.of(
                                    "The game ends after the turn that leaves the Sun and Jupiter in one sign, and Venus and Mars both"
                                            + " in the opposite one.")
                            .when(options(List.of("end=AMULI", "target=0"), otherEnd))
                            .evidence(SUGGESTION, AMULI, TEXT.silent())
                            .because("Amuli describes it for a related game." + reasonGiven()),
                    roundsAlone(),
                    target(instead()));
        }
        book.add(
                EscaquesRuleIds.WINNER,
                "Winners",
                Reading.of("The scores are the result: the highest is first, and equal scores share a rank.")
                        .evidence(SUGGESTION, LUDII, TEXT.silent())
                        .because("The rules text names no winner; Ludii ranks the players by their scores."));
        book.add(SharedRules.gameOver());
        book.add(SharedRules.endedFromOutside().toBuilder()
                .statement("The players may agree to end the game as a draw, and an arbiter may decide it.")
                .reading(
                        "In Ludii more than half of the players can end the game by a vote. No other source speaks of it;"
                                + " this library allows an agreement in every game.")
                .build());
    }

    /** What is told where two ends can come together. */
    private String reasonGiven() {
        return rules.rounds() > 0
                ? " If one turn does this and completes the last round, this is the reason given."
                : "";
    }

    /** Another end comes beside the round limit, if there is one, and instead of the end in force. */
    private String instead() {
        return rules.rounds() > 0 ? "instead " : "";
    }

    private Reading roundsAlone() {
        String limit = "rounds=" + (rules.rounds() > 0 ? rules.rounds() : listed.rounds());
        return Reading.of("Only the round limit ends the game.")
                .when("end=ROUNDS")
                .with(limit, "target=0");
    }

    private Reading target(String beside) {
        int example = Math.max(0, rules.initialScore()) + 500;
        return Reading.of("The game " + beside + "ends after the turn in which a score reaches a target, here "
                        + example + ".")
                .when("end=SCORE_TARGET")
                .with("target=" + example);
    }

    private static Reading configuration(String beside) {
        return Reading.of("The game " + beside
                        + "ends with the configuration of the Sun, Jupiter, Venus and Mars that Amuli"
                        + " describes for a related game.")
                .when("end=AMULI")
                .with("target=0")
                .evidence(SUGGESTION, AMULI);
    }

    private static String[] options(List<String> first, String... others) {
        return Stream.concat(first.stream(), Arrays.stream(others)).toArray(String[]::new);
    }

    private Reading[] roundReadings() {
        boolean onlyEnd = rules.end() == EscaquesRules.End.ROUNDS;
        String[] ends = onlyEnd ? new String[] {"end=ROUNDS", "target=0"} : new String[] {};
        Reading inForce = Reading.of("The game ends after " + counted(rules.rounds()) + ".")
                .when(options(List.of(book.option("rounds")), ends))
                .evidence(ASSUMED, TEXT.silent(), UTRECHT.contradicts(), SPANISH.contradicts(), LUDII.contradicts())
                .because("The rules text names no end. Twelve rounds are this library's convention; any number"
                        + " from 1 to 1000 can be agreed. In Ludii the players vote.");
        List<Reading> readings = new ArrayList<>(List.of(inForce));
        if (rules.rounds() != listed.rounds()) {
            readings.add(Reading.of("The game ends after " + counted(listed.rounds()) + ".")
                    .when("rounds=" + listed.rounds()));
        }
        if (onlyEnd) {
            readings.add(target("also "));
            readings.add(configuration("also "));
        }
        readings.add(Reading.of("The game goes on until one player is left; not offered.")
                .evidence(SUGGESTION, UTRECHT));
        readings.add(Reading.of("The game has no end; not offered.").evidence(SUGGESTION, SPANISH));
        readings.add(Reading.of(
                        "A player may propose the end instead of moving, and more than half of the seven votes end it;"
                                + " not offered.")
                .evidence(SUGGESTION, LUDII));
        return readings.toArray(Reading[]::new);
    }

    private static String counted(int rounds) {
        return rounds == 1 ? "one complete round" : rounds + " complete rounds";
    }
}
