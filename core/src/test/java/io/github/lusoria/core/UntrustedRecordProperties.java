package io.github.lusoria.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.testkit.HostileTexts;
import io.github.lusoria.core.testkit.TicTacToe;
import java.io.StringReader;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever stands in a text, a record is read rightly or refused clearly. */
class UntrustedRecordProperties {
    private static final List<String> GOOD = List.of(
            GameRecord.of(ToyRecords.play(TicTacToe.RULESET, "a1", "b1", "a2", "b2", "a3"))
                    .toString(),
            GameRecord.of(ToyRecords.play(TicTacToe.RULESET, "a1").resign(2))
                    .withTag("White", "a\"b")
                    .withComment(1, "c}\n")
                    .toString());

    @Provide
    Arbitrary<String> near() {
        return HostileTexts.near(GOOD);
    }

    @Provide
    Arbitrary<String> any() {
        return HostileTexts.any(GOOD);
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aRecordIsReadOrRefused(@ForAll("near") String near, @ForAll("any") String any) {
        for (String text : List.of(near, any)) {
            HostileTexts.readsOrRefuses(text, ToyRecords.STRICT::parse);
            HostileTexts.readsOrRefuses(text, ToyRecords.LENIENT::parse);
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void aFileIsReadToItsEnd(@ForAll("near") String near) {
        for (GameRecordFormat format : List.of(ToyRecords.STRICT, ToyRecords.LENIENT)) {
            GameRecordReader reader = format.read(new StringReader(near + GOOD.get(0) + near));
            int turns = 0;
            while (reader.hasNext()) {
                turns++;
                try {
                    reader.next();
                } catch (InvalidRecordException refusal) {
                    HostileTexts.isFair(refusal, near);
                }
            }
            assertThat(turns).isEqualTo((int) reader.games()).isBetween(1, 20);
        }
    }

    @Example
    void longTextsThatGoOnAsTheyBeginAreReadOrRefused() {
        for (String text : HostileTexts.endless(GOOD, 20_000)) {
            HostileTexts.readsOrRefuses(text, ToyRecords.STRICT::parse);
            HostileTexts.readsOrRefuses(text, ToyRecords.LENIENT::parse);
        }
    }
}
