package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.latrunculi.slow.SlowModel;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The engine agrees with the slow model, ply by ply, on random games. A failure names the ruleset and the position, which
 * is enough to repeat it; games are drawn by the library's generator, so they are the same everywhere.
 */
@Execution(ExecutionMode.CONCURRENT)
class AgreementTest {
    private static final int GAMES = Integer.getInteger("lusoria.games", 100);
    /** Every listed ruleset gets a fifth of the games where there are many, else very few. */
    private static final int GAMES_A_RULESET = GAMES < 1_000 ? 1 : GAMES / 5;

    /** Even where few games are asked for, so many that every rule is met. */
    private static final int COMBINATIONS = Math.max(GAMES, 40);

    private static final int SETUPS = Math.max(5 * GAMES, 200);
    private static final int SETUPS_A_TEST = 10;

    private static final long SEED = 2001;
    /** Random games are long; some are played to their end, or nearly so. */
    private static final int GAMES_A_WHOLE_GAME = 50;

    private static final int WHOLE_GAME = 1_000;
    /** Plies after the pieces are placed. */
    private static final int MOST_PLIES = 120;

    private static final int PLIES_BETWEEN_PLACEMENTS_COMPARED = 8;
    private static final int PLIES_BETWEEN_ALL_RESULTS = 40;
    private static final int PLIES_BETWEEN_REFUSALS = 60;
    /** Boards up to this size have every action asked for, larger ones some. */
    private static final int SMALL_BOARD = 42;

    private static final int ACTIONS_ASKED = 300;
    private static final int MOVES_LOOKED_AT = 8;
    private static final int ENOUGH_GAMES = 100;
    private static final int SETUPS_A_BOARD = 5;
    private static final int PLIES_FROM_A_SETUP = 3;

    @TestFactory
    Stream<DynamicTest> engineAgreesInEveryListedRuleset() {
        return Examples.listed(GAMES).stream()
                .map(ruleset -> DynamicTest.dynamicTest(ruleset.toString(), () -> {
                    for (int game = 0; game < GAMES_A_RULESET; game++) {
                        playAndCompare(ruleset, Xoshiro256.of(SEED, game), isWhole(game + 1));
                    }
                }));
    }

    @Test
    void engineAgreesInSchadler2001WithAnyNumberOfMen() {
        for (int game = 0; game < GAMES / 4; game++) {
            int men = 2 + game % 23;
            playAndCompare(
                    Examples.schadler2001("men", Integer.toString(men)), Xoshiro256.of(SEED + 1, game), isWhole(game));
        }
    }

    @Test
    void engineAgreesInEveryCombinationOfOptions() {
        Set<LatrunculiTermination> ends = EnumSet.noneOf(LatrunculiTermination.class);
        for (int game = 0; game < COMBINATIONS; game++) {
            Xoshiro256 random = Xoshiro256.of(SEED + 2, game);
            LatrunculiPosition last = playAndCompare(Examples.ruleset(Examples.rules(random)), random, isWhole(game));
            last.outcome().ifPresent(outcome -> ends.add((LatrunculiTermination) outcome.termination()));
        }
        if (GAMES >= ENOUGH_GAMES) {
            assertThat(ends).as("ends that the games reached").containsExactly(LatrunculiTermination.values());
        }
    }

    /** On more than 64 squares, which no listed ruleset with leaps in all ways has; the narrow boards are soon crowded. */
    @ParameterizedTest
    @CsvSource({
        "9,  9,  leaps=SEVERAL",
        "12, 16, leaps=SEVERAL",
        "5,  14, leap=ENEMY&leaps=ONE",
        "12, 6,  leap=OWN_OR_TRAPPED",
        "5,  16, repetition=NO_REVERSAL",
        "7,  12, leap=NONE&leaps=ONE&repetition=NO_REVERSAL&walk=SLIDE"
    })
    void engineAgreesOnLargeBoardsWhereMenLeapAndSlide(String ranks, String files, String options) {
        LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/schadler-2001?men=16&" + options)
                .with(Map.of("ranks", ranks, "files", files));
        playAndCompare(ruleset, Xoshiro256.of(SEED + 4), false);
        Xoshiro256 random = Xoshiro256.of(SEED + 5);
        for (int number = 0; number < SETUPS_A_BOARD; number++) {
            Agreement agreement =
                    Agreement.of(ruleset.position(SetupPlan.of(random).setup(ruleset)));
            agreement.hasSameMoves();
            agreement.hasSameResults();
            agreement.hasSameRefusals(ACTIONS_ASKED, random);
        }
    }

    /** Whichever of the leaps it is that may not be taken: the others keep their order. */
    @ParameterizedTest
    @CsvSource({
        "6, 6,  capture=IMMEDIATE&directions=ALL&entry=SAFE&leaps=ONE",
        "7, 8,  capture=IMMEDIATE&directions=ALL&entry=SAFE&leaps=SEVERAL&leapt=TAKEN",
        "5, 14, capture=IMMEDIATE&directions=ALL&entry=SAFE&leaps=SEVERAL&leapt=TAKEN",
        "9, 9,  capture=IMMEDIATE&directions=ALL&entry=SAFE&leaps=ONE",
        "6, 6,  leaps=SEVERAL",
        "7, 8,  entry=SAFE&leaps=SEVERAL",
        "7, 7,  leaps=ONE",
        "9, 9,  leaps=SEVERAL"
    })
    void engineAgreesWhereALeapMayNotGoBack(String ranks, String files, String options) {
        LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/schadler-2001?men=10&repetition=NO_REVERSAL&" + options)
                .with(Map.of("ranks", ranks, "files", files));
        int looked = 0;
        for (int number = 0; number < SETUPS_A_BOARD; number++) {
            LatrunculiPosition any = ruleset.position(
                    SetupPlan.of(Xoshiro256.of(SEED + 6, number)).setup(ruleset));
            String withoutLastMoves = any.toString().replaceFirst(" \\S*$", "");
            for (LatrunculiMove move : ruleset.parse(withoutLastMoves + " .,.").legalMoves()) {
                if (move instanceof LatrunculiMove.Movement leap && isLeap(leap)) {
                    String lastMoves = " " + leap.to() + leap.from() + ",.";
                    Agreement.of(ruleset.parse(withoutLastMoves + lastMoves)).hasSameMoves();
                    looked++;
                }
            }
        }
        assertThat(looked).isGreaterThan(10);
    }

    private static boolean isLeap(LatrunculiMove.Movement move) {
        return Math.abs(move.from().file() - move.to().file()) > 1
                || Math.abs(move.from().rank() - move.to().rank()) > 1;
    }

    /** Boards that games hardly reach: crowded, with pieces bound on both axes, with any last moves. */
    @TestFactory
    Stream<DynamicTest> engineGoesOnFromAnySetUp() {
        return IntStream.range(0, SETUPS / SETUPS_A_TEST)
                .map(test -> test * SETUPS_A_TEST)
                .mapToObj(first -> DynamicTest.dynamicTest("set-ups from " + first, () -> {
                    for (int number = first; number < first + SETUPS_A_TEST; number++) {
                        goesOnFromASetUp(Xoshiro256.of(SEED + 3, number));
                    }
                }));
    }

    private static void goesOnFromASetUp(Xoshiro256 random) {
        LatrunculiRuleset ruleset = Examples.ruleset(Examples.rules(random));
        LatrunculiPosition position = ruleset.position(SetupPlan.of(random).setup(ruleset));
        for (int ply = 0; ply < PLIES_FROM_A_SETUP && position.outcome().isEmpty(); ply++) {
            Agreement agreement = Agreement.of(position);
            agreement.hasSameMoves();
            agreement.hasSameResults();
            agreement.hasSameRefusals(ACTIONS_ASKED / 10, random);
            position = position.play(random.nextInt(position.legalMoveCount()));
        }
    }

    private static boolean isWhole(int game) {
        return game % GAMES_A_WHOLE_GAME == 0;
    }

    static LatrunculiPosition playAndCompare(LatrunculiRuleset ruleset, Xoshiro256 random, boolean whole) {
        LatrunculiPosition position = ruleset.initial();
        SlowModel model = SlowModel.initial(ruleset.definition());
        assertThat(position.toString()).isEqualTo(model.text());
        boolean eager = whole || random.nextBoolean();
        int ply = 0;
        while (ply < (whole ? WHOLE_GAME : MOST_PLIES)) {
            boolean placing = position.phase().isPlacement();
            if (!placing || random.nextInt(PLIES_BETWEEN_PLACEMENTS_COMPARED) == 0) {
                compare(
                        Agreement.of(position, model),
                        ruleset,
                        random,
                        position.outcome().isPresent());
            }
            if (position.outcome().isPresent()) {
                return position;
            }
            int choice = choose(position, random, eager && !placing);
            model = Agreement.of(position, model).hasSameResult(choice).next();
            position = position.play(choice);
            ply += placing ? 0 : 1;
        }
        return position;
    }

    private static void compare(Agreement agreement, LatrunculiRuleset ruleset, Xoshiro256 random, boolean over) {
        agreement.hasSameMoves();
        if (random.nextInt(PLIES_BETWEEN_ALL_RESULTS) == 0) {
            agreement.hasSameResults();
            agreement.leapsAgreeWithEveryWay();
        }
        if (random.nextInt(PLIES_BETWEEN_REFUSALS) == 0 || over) {
            if (ruleset.definition().squares() <= SMALL_BOARD) {
                agreement.hasSameRefusals();
            } else {
                agreement.hasSameRefusals(ACTIONS_ASKED, random);
            }
        }
    }

    /** Eager players look at some moves and take the first that traps, captures or removes, so that games end. */
    private static int choose(LatrunculiPosition position, Xoshiro256 random, boolean eager) {
        int moves = position.legalMoveCount();
        for (int i = 0; eager && i < MOVES_LOOKED_AT; i++) {
            int move = i == 0 ? 0 : random.nextInt(moves);
            boolean takes = position.explain(position.legalMove(move)).events().stream()
                    .anyMatch(event -> !(event instanceof LatrunculiEvent.Freed));
            if (takes) {
                return move;
            }
        }
        return random.nextInt(moves);
    }
}
