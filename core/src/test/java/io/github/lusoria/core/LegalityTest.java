package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LegalityTest {
    private static final RuleId BOUND = new RuleId("latrunculi.bound");
    private static final Legality.Illegal ILLEGAL =
            new Legality.Illegal(BOUND, Message.of("latrunculi.bound", "{0} is bound and cannot move", "d2"));

    @Test
    void legalIsLegal() {
        assertThat(Legality.LEGAL.isLegal()).isTrue();
        assertThat(Legality.LEGAL).isSameAs(Legality.Legal.INSTANCE).hasToString("legal");
    }

    @Test
    void illegalIsNot() {
        assertThat(ILLEGAL.isLegal()).isFalse();
    }

    @Test
    void aRefusalIsWrittenAsReasonAndRule() {
        assertThat(ILLEGAL).hasToString("d2 is bound and cannot move (latrunculi.bound)");
    }

    @Test
    void refusalsAreValues() {
        assertThat(ILLEGAL)
                .isEqualTo(new Legality.Illegal(
                        BOUND, Message.of("latrunculi.bound", "{0} is bound and cannot move", "d2")))
                .isNotEqualTo(new Legality.Illegal(RuleId.GAME_OVER, ILLEGAL.reason()))
                .isNotEqualTo(new Legality.Illegal(
                        BOUND, Message.of("latrunculi.bound", "{0} is bound and cannot move", "d3")));
    }
}
