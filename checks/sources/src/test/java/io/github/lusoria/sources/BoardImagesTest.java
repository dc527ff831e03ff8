package io.github.lusoria.sources;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The pictures of the documentation are what the library draws.
 *
 * <p>With {@code -Dsources.write} they are written anew.
 */
class BoardImagesTest {
    private static final Path FOLDER = Path.of("..", "..", "docs", "images");

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "latrunculi; latrunculi/schadler-2001; m1Mm3M/1mm1m2M/mmm3m1/Mm-MMm-M2/3M3M/2m1mMM1/Mmm2m|2/1M3M2 b - move -; c2-c4",
                "kowalski; latrunculi/kowalski-8x12; 3mm1mmm2m/1m3d3m2/2m1M2m4/5m4M1/1M3M2m3/3M5M2/4M1D5/M1M4MM1M1 w - move -; g2-g4",
                "escaques; escaques/alfonso; Vir1/Sco2/Gem3/Vir3/Cap4/Aqr5/Psc2 SaMoMaSuVeJuMe -36,-216,132,60,-84,24,-48 4 5/12; 5",
                "sig-wa-duqqan; sigwaduqqan/houmt-al-arbah?players=6; 15:4/20:1/12/7!/1*/17 G7 2; 3"
            })
    void anImageOfTheDocumentationIsCurrent(String name, String ruleset, String position, String move)
            throws IOException {
        String svg = diagram(Rulesets.of(ruleset).parse(position), move).svg();
        Path file = FOLDER.resolve(name + ".svg");
        if (System.getProperty("sources.write") != null) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, svg);
        }
        assertThat(Files.readString(file)).isEqualTo(svg);
    }

    private static <P extends Position<P, M>, M extends Move> Diagram diagram(Position<P, M> position, String move) {
        return position.diagram(position.parseMove(move));
    }
}
