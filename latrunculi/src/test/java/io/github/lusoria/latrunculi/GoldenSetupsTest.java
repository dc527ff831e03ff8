package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The set-ups among which a diff looks for a smallest position: what is drawn, and what is tried in place of each. */
class GoldenSetupsTest implements GoldenTexts {
    private static final int DRAWN = 40;
    private static final int MADE_SIMPLER = 12;

    @Override
    public String folder() {
        return "setups";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        for (List<String> pair : List.of(
                List.of("schadler-2001", "schadler-1994"),
                List.of("seneca", "seneca?corner=NONE"),
                List.of("bell-8x8", "bell-8x8?quiet=4"),
                List.of("seega-6x7?repetition=NO_REVERSAL", "seega-6x7"))) {
            String name = pair.get(0).replaceFirst("\\?.*", "");
            texts.put(name + "-drawn.txt", () -> lines(pair, DRAWN, Stream::of));
            texts.put(
                    name + "-simpler.txt",
                    () -> lines(
                            pair, MADE_SIMPLER, setup -> Stream.concat(Stream.of(setup), setup.simpler().stream())));
        }
        texts.put("of-flags.txt", GoldenSetupsTest::ofFlags);
        return texts;
    }

    /** One flag marks a trapped piece there, and the set-up names the axes on which a pair stands. */
    private static String ofFlags() {
        LatrunculiPosition position = Latrunculi.of(
                        "latrunculi/schadler-1994?corner=NEIGHBOURS&doubleTrap=ANY_GUARD_FREES&files=5&men=7&ranks=4")
                .initial();
        Xoshiro256 random = Xoshiro256.of(2);
        StringBuilder out = new StringBuilder();
        for (int shown = 0; shown < DRAWN && position.outcome().isEmpty(); ) {
            position = position.play(random.nextInt(position.legalMoveCount()));
            if (position.outcome().isEmpty() && hasTrapped(position)) {
                shown++;
                SharedSetup setup = SharedSetup.of(position);
                Stream.concat(Stream.of(setup), setup.simpler().stream().limit(4))
                        .forEach(each -> out.append(line(each)));
            }
        }
        return out.toString();
    }

    private static boolean hasTrapped(LatrunculiPosition position) {
        return position.setup().pieces().values().stream().anyMatch(piece -> piece.mark() != Mark.NONE);
    }

    private static String lines(List<String> names, int count, Function<SharedSetup, Stream<SharedSetup>> shown) {
        RulesetPair pair = new RulesetPair(
                Latrunculi.of("latrunculi/" + names.get(0)), Latrunculi.of("latrunculi/" + names.get(1)));
        RandomSetups setups = new RandomSetups(pair, Xoshiro256.of(1));
        return Stream.generate(setups::next)
                .limit(count)
                .map(setup ->
                        shown.apply(setup).map(GoldenSetupsTest::line).collect(Collectors.joining("  ", "", "\n")))
                .collect(Collectors.joining());
    }

    private static String line(SharedSetup setup) {
        String pieces = setup.pieces.entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue().side() + "."
                        + entry.getValue().role() + "." + entry.getValue().mark())
                .collect(Collectors.joining(" "));
        return setup.side + " " + setup.phase + " hand " + new TreeMap<>(setup.men) + new TreeMap<>(setup.duces)
                + " last " + new TreeMap<>(setup.back) + " quiet " + setup.quiet + " size " + setup.size() + "+"
                + setup.extras() + ": " + pieces + "\n";
    }
}
