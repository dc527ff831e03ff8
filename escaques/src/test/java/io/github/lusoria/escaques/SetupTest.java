package io.github.lusoria.escaques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Set-ups as values, and how they go into positions and come back. */
class SetupTest {
    private static final String TEXT = "Gem1/Vir1/Tau3/Leo1/Sco5/Sgr1/Aqr7 MoMeVeSuMaJuSa 12,-24,0,36,0,0,0 3 4/12";
    private static final EscaquesSetup SETUP =
            EscaquesSetup.from(Escaques.alfonso().parse(TEXT));

    @Test
    void theSetupOfAPositionIsTurnedBackIntoIt() {
        assertThat(Escaques.alfonso().position(SETUP)).hasToString(TEXT);
        assertThat(Escaques.alfonso().position(SETUP.toBuilder().build())).hasToString(TEXT);
        assertThat(SETUP).hasToString(TEXT.substring(0, TEXT.indexOf("/12")));
    }

    @Test
    void setupsAreEqualWhenTheyDescribeTheSame() {
        assertThat(SETUP.toBuilder().build()).isEqualTo(SETUP).hasSameHashCodeAs(SETUP);
        assertThat(SETUP).isNotEqualTo(TEXT).isNotEqualTo(null);
        EscaquesSetup chooses = SETUP.toBuilder().toChoose(3, 5).build();
        List<EscaquesSetup> others = Stream.of(
                        SETUP.toBuilder().put(Planet.VENUS, new Space(Sign.TAURUS, 2)),
                        SETUP.toBuilder().assign(1, Planet.SATURN),
                        SETUP.toBuilder().score(7, 12),
                        SETUP.toBuilder().toThrow(4),
                        SETUP.toBuilder().over(),
                        SETUP.toBuilder().roundsCompleted(5))
                .map(EscaquesSetup.Builder::build)
                .toList();
        for (EscaquesSetup other : others) {
            assertThat(SETUP).isNotEqualTo(other).doesNotHaveSameHashCodeAs(other);
        }
        assertThat(SETUP).isNotEqualTo(chooses).doesNotHaveSameHashCodeAs(chooses);
        assertThat(chooses)
                .isNotEqualTo(SETUP.toBuilder().toChoose(3, 6).build())
                .isEqualTo(SETUP.toBuilder().toChoose(3, 5).build());
    }
}
