package io.github.lusoria.latrunculi;

import io.github.lusoria.core.testkit.GoldenGame;
import io.github.lusoria.core.testkit.GoldenGames;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** One random game of each listed ruleset, and others that show what random games do not come to. */
@Tag("once")
class GoldenGamesTest implements GoldenGames {
    private static final int GAMES = Integer.getInteger("lusoria.games", 100);

    @Override
    public List<GoldenGame<?, ?>> games() {
        List<GoldenGame<?, ?>> games = new ArrayList<>();
        Examples.listed(GAMES).forEach(ruleset -> games.add(GoldenGame.of(ruleset)));
        games.add(GoldenGame.from(
                "board-stands-again",
                Latrunculi.of("latrunculi/schadler-2001"),
                "m6m/8/8/8/8/8/8/M6M w - move -",
                "a1-a2",
                "a8-a7",
                "a2-a1",
                "a7-a8"));
        games.add(GoldenGame.from(
                "board-stands-again-by-another-way",
                Latrunculi.of("latrunculi/seneca"),
                "m6m/8/8/8/8/8/8/M6M w - move - .,.",
                "a1-a2",
                "a8-a7",
                "a2-b2",
                "a7-b7",
                "b2-b1",
                "b7-b8",
                "b1-a1",
                "b8-a8"));
        games.add(GoldenGame.from(
                "board-may-not-stand-again",
                Latrunculi.of("latrunculi/schadler-2001?repetition=POSITIONAL_SUPERKO"),
                "m6m/8/8/8/8/8/8/M6M w - move -",
                "a1-a2",
                "a8-a7",
                "a2-a1"));
        games.add(GoldenGame.from(
                "nobody-can-move",
                Latrunculi.of("latrunculi/schadler-2001?files=2&men=2&ranks=2"),
                "",
                "@a1",
                "@a2",
                "@b1",
                "@b2",
                "pass",
                "pass"));
        games.add(GoldenGame.from(
                "more-pieces-after-quiet-moves",
                Latrunculi.of("latrunculi/bell-8x8"),
                "m6m/8/8/8/8/8/8/M5MM w - move 29",
                "a1-a2"));
        games.add(GoldenGame.from(
                "equal-pieces-after-quiet-moves",
                Latrunculi.of("latrunculi/bell-8x8"),
                "m6m/8/8/8/8/8/8/M6M w - move 29",
                "a1-a2"));
        games.add(GoldenGame.from(
                "reduced-and-counted",
                Latrunculi.of("latrunculi/seneca@ludii"),
                "m7/8/8/8/8/8/2Mm+M3/8 w - remove -",
                "xd2"));
        games.add(GoldenGame.from(
                "corner-encloses-what-is-leapt-over",
                Latrunculi.of("latrunculi/bell-8x8@ludii"),
                "m6m/8/8/8/8/8/8/Dm5M w - move 0",
                "a1-c1"));
        return games;
    }
}
