package io.github.lusoria.sigwaduqqan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Game;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.GameRecordFormat;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.testkit.Proves;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code docs/formats.md} promises, by literal values; events are pinned by {@link SigEventTest}. */
class FormatsTest {
    @Test
    void actionIdsAreTheThrowsByValue() {
        assertThat(Resources.TEXT.actionCount()).isEqualTo(5);
        assertThat(IntStream.range(0, 5)
                        .mapToObj(id -> Resources.TEXT.action(id).toString()))
                .containsExactly("0", "1", "3", "4", "6");
        assertThat(List.of("0", "1", "3", "4", "6").stream()
                        .map(text -> Resources.TEXT.actionId(Resources.TEXT.parseMove(text))))
                .containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    @Proves({"sigwaduqqan.throw", "sigwaduqqan.sticks"})
    void legalMovesAreTheThrowsByValueWithTheirWeights() {
        assertThat(Resources.TEXT.initial().legalMoves().stream().map(StickThrow::toString))
                .containsExactly("0", "1", "3", "4", "6");
        assertThat(weights("1/2")).containsExactly(6, 4, 4, 1, 1, 16);
        assertThat(weights("2/5")).containsExactly(216, 216, 96, 16, 81, 625);
    }

    private static long[] weights(String probability) {
        SigPosition start = Resources.TEXT.with("whiteProbability", probability).initial();
        return IntStream.rangeClosed(0, 5)
                .mapToLong(i -> i == 5 ? start.totalWeight() : start.weight(i))
                .toArray();
    }

    @Test
    @Proves({"sigwaduqqan.start", "sigwaduqqan.ghoula.start"})
    void startsAreWrittenSo() {
        assertThat(Resources.TEXT.initial()).hasToString("1*/1* G1 1");
        assertThat(Resources.EVIDENCE.withPlayers(3).initial()).hasToString("1*/1*/1* G1 1");
        assertThat(Resources.LUDII.initial()).hasToString("1*/1* G0 1");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "1*/1* G1 1,16da892676a8d4a0",
        "15:3!/20:1/x/16/2 G15 2,adcd928f1d2d0c28",
    })
    void hashesAreStable(String text, String hash) {
        SigPosition position = Resources.position(text);
        assertThat(String.format("%016x", position.hash64())).isEqualTo(hash);
        assertThat(position.boardHash64()).isEqualTo(position.hash64());
    }

    @Test
    void optionsHaveTheseValues() {
        assertThat(Resources.TEXT.options().stream().map(FormatsTest::values))
                .containsExactly(
                        "players 2..1000",
                        "arrival EXACT STOP",
                        "seventhSig MOVES NEXT_THROW",
                        "sigCount RESTART KEEP",
                        "ghoulaStart SQUARE_1 OFF_BOARD",
                        "ghoulaCatch STEPWISE EXACT_LANDING",
                        "drag STEPWISE IMMEDIATE",
                        "draggedMayMove true false",
                        "sharedSquareCatches true false",
                        "stayers UNTOUCHED DRAGGED_FORWARD",
                        "zeroAtKaaba 0..20",
                        "end ALL_DECIDED LUDII FIRST_TO_KAABA LAST_SURVIVOR",
                        "whiteProbability 1/1000..999/1000");
    }

    private static String values(RuleOption option) {
        return option.name() + " " + String.join(" ", option.values());
    }

    /** The result of so many seats is the longest word of all records. */
    @Test
    void aRecordOfAThousandPlayersIsReadBack() {
        List<Integer> payoffs = new ArrayList<>(Collections.nCopies(SigRules.MOST_PLAYERS, 0));
        payoffs.set(SigRules.MOST_PLAYERS - 1, 1);
        SigRuleset ruleset = SigWaDuqqan.houmtAlArbah().with("players", "1000");
        GameRecord record = GameRecord.of(Game.of(ruleset).adjudicate(payoffs));
        assertThat(GameRecord.parse(record.toString())).isEqualTo(record).hasToString(record.toString());
        assertThat(GameRecordFormat.LENIENT.parse(record.toString())).isEqualTo(record);
    }
}
