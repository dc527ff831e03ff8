package io.github.lusoria.sigwaduqqan;

import static io.github.lusoria.core.Evidence.ASSUMED;
import static io.github.lusoria.core.Evidence.ATTESTED;
import static io.github.lusoria.core.Evidence.SUGGESTION;
import static io.github.lusoria.sigwaduqqan.SigSources.AKKARI;
import static io.github.lusoria.sigwaduqqan.SigSources.LUDII;
import static io.github.lusoria.sigwaduqqan.SigSources.TAOURIT;
import static io.github.lusoria.sigwaduqqan.SigSources.TEXT;

import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.internal.Reading;
import io.github.lusoria.core.internal.RulebookWriter;

/** The rules of the end and of who has won, a part of the rulebook. */
final class SigEndRulebook {
    private static final String ALL_DECIDED = "end=ALL_DECIDED";
    private static final String AS_LUDII = "end=LUDII";
    private static final String FIRST = "end=FIRST_TO_KAABA";
    private static final String LAST = "end=LAST_SURVIVOR";

    private static final Reading DECIDED = Reading.of(
                    "The game ends when everyone is on the Ka'aba or lost, which is seen after the whole throw.")
            .when(ALL_DECIDED)
            .evidence(ASSUMED, TEXT.silent(), LUDII.contradicts())
            .because("The text names the goal and who loses, and no moment at which the game ends.");

    private static final Reading GHOULA_HOME = ghoulaHome("");
    private static final Reading GHOULA_HOME_OR_LAST = ghoulaHome(" It also ends when one player is left.");

    private static final Reading FIRST_HOME = Reading.of("The game ends when the first player reaches the Ka'aba.")
            .when(FIRST)
            .evidence(ASSUMED, TEXT.contradicts(), LUDII.contradicts())
            .because(
                    "In the text whoever is on the Ka'aba goes on throwing, for the Ghoula; so it does in Ludii's encoding.");

    private static final Reading LAST_LEFT = lastLeft("");
    private static final Reading LAST_LEFT_OR_DECIDED =
            lastLeft(" It also ends when everyone is on the Ka'aba or lost.");

    private final SigRules rules;
    private final RulebookWriter book;

    SigEndRulebook(SigRules rules, RulebookWriter book) {
        this.rules = rules;
        this.book = book;
    }

    void write() {
        switch (rules.end()) {
            case ALL_DECIDED ->
                add(
                        SigRuleIds.END_DECIDED,
                        "Everyone decided",
                        DECIDED,
                        GHOULA_HOME_OR_LAST,
                        FIRST_HOME,
                        LAST_LEFT_OR_DECIDED);
            case FIRST_TO_KAABA ->
                add(
                        SigRuleIds.END_FIRST_HOME,
                        "First at the Ka'aba",
                        FIRST_HOME,
                        DECIDED,
                        GHOULA_HOME_OR_LAST,
                        LAST_LEFT_OR_DECIDED);
            case LUDII -> {
                add(
                        SigRuleIds.END_GHOULA_HOME,
                        "The Ghoula at home",
                        GHOULA_HOME,
                        DECIDED,
                        FIRST_HOME,
                        LAST_LEFT_OR_DECIDED);
                add(
                        SigRuleIds.END_LAST_SURVIVOR,
                        "One player left",
                        Reading.of("The game also ends when one player is left, wherever he stands.")
                                .when(AS_LUDII)
                                .evidence(ASSUMED, LUDII.silent(), TEXT.silent())
                                .because(
                                        "That Ludii's engine ends a game so is inferred from its usual behaviour, not read. When"
                                                + " the Ghoula stands alone on 15 at the same time, that is the reason given."));
            }
            case LAST_SURVIVOR -> {
                add(
                        SigRuleIds.END_LAST_SURVIVOR,
                        "One player left",
                        LAST_LEFT,
                        DECIDED,
                        GHOULA_HOME_OR_LAST,
                        FIRST_HOME);
                add(
                        SigRuleIds.END_DECIDED,
                        "Everyone decided",
                        Reading.of("The game also ends when everyone is on the Ka'aba or lost.")
                                .when(LAST)
                                .evidence(ASSUMED, TEXT.silent())
                                .because("Otherwise two players on the Ka'aba would throw for ever."));
            }
        }
        add(SigRuleIds.WINNERS, "Winners", winners());
    }

    private static Reading ghoulaHome(String more) {
        return Reading.of(
                        "The game ends when the Ghoula stands alone on 15, which is seen after the whole throw; players on the"
                                + " Ka'aba do not end it." + more)
                .when(AS_LUDII)
                .evidence(SUGGESTION, LUDII, TEXT.silent())
                .because("So Ludii's encoding plays, seen in a recorded game.");
    }

    private static Reading lastLeft(String more) {
        return Reading.of("The game ends when one player is left, wherever he stands." + more)
                .when(LAST)
                .evidence(ASSUMED, TEXT.silent());
    }

    private void add(RuleId id, String title, Reading... readings) {
        book.add(id, title, readings);
    }

    private static Reading[] winners() {
        return new Reading[] {
            Reading.of(
                            "Everyone on the Ka'aba has won, with 1 each; the others have 0. The order of arrival is reported.")
                    .when(ALL_DECIDED)
                    .evidence(ATTESTED, AKKARI, TEXT, TAOURIT, LUDII.contradicts())
                    .because(
                            "The goal is the Ka'aba, and whoever is dragged to the start has lost. That several may win is read"
                                    + " from this, and said of Houmt Taourit, a related game. Only a player"
                                    + " past 15 moves the Ghoula, so the first who gets there cannot lose and somebody always wins."),
            Reading.of("Every player who is left has won, with 1 each; the others have 0.")
                    .when(AS_LUDII)
                    .evidence(SUGGESTION, LUDII, TEXT.contradicts())
                    .because(
                            "In Ludii's encoding all survivors win together, though some have not reached the Ka'aba."),
            Reading.of("The first at the Ka'aba has won, with 1; the others have 0.")
                    .when(FIRST)
                    .evidence(ASSUMED, TEXT.silent())
                    .because("Where a set-up has several players there, it is the one who arrived first."),
            Reading.of(
                            "When one player is left he has won, and when everyone is decided those on the Ka'aba have, with 1 each; the"
                                    + " others have 0.")
                    .when(LAST)
                    .evidence(ASSUMED, TEXT.silent())
        };
    }
}
