package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The slow model itself is right about the cases and counts that were found without it. */
class SlowModelTest {
    private static final long MOST_LEAVES = 5_000;

    @TestFactory
    Stream<DynamicTest> modelCountsAsThePerftFileDoes() {
        return PerftFile.schadler2001().stream()
                .filter(count -> count.leaves() <= MOST_LEAVES)
                .map(count -> DynamicTest.dynamicTest(
                        count.name(),
                        () -> assertThat(leaves(model(count.position()), count.depth()))
                                .isEqualTo(count.leaves())));
    }

    private static long leaves(SlowModel model, int depth) {
        if (depth == 1) {
            return model.legalMoves().size();
        }
        return model.legalMoves().stream()
                .mapToLong(move -> leaves(model.play(move).next(), depth - 1))
                .sum();
    }

    private static SlowModel model(String position) {
        return SlowModel.of(position, Examples.SCHADLER_2001.definition());
    }

    @TestFactory
    Stream<DynamicTest> modelDecidesTheCases() {
        return Case.all().stream().map(each -> DynamicTest.dynamicTest(each.name(), () -> decides(each)));
    }

    private static void decides(Case each) {
        SlowModel model = SlowModel.of(each.position(), each.rules());
        if (each.isAboutLegalMoves()) {
            assertThat(model.legalMoves().stream().map(LatrunculiMove::toString).filter(each::asksAbout))
                    .containsExactlyInAnyOrderElementsOf(each.legal());
            return;
        }
        List<String> events = new ArrayList<>();
        for (String move : each.play()) {
            LatrunculiMove found = model.legalMoves().stream()
                    .filter(legal -> legal.toString().equals(move))
                    .findFirst()
                    .orElseThrow();
            SlowModel.Result result = model.play(found);
            events.addAll(result.events());
            model = result.next();
        }
        assertThat(events).isEqualTo(each.events());
        each.agreesWith(model.text());
    }
}
