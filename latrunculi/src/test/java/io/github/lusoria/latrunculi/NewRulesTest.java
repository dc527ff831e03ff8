package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Xoshiro256;
import io.github.lusoria.core.testkit.Proves;
import io.github.lusoria.latrunculi.LatrunculiMove.Placement;
import io.github.lusoria.latrunculi.LatrunculiMove.Removal;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rulesets beside Schädler's add, by example: orders of placement, anvils, removal before the move, refusals. */
class NewRulesTest {
    private static LatrunculiPosition position(String ruleset, String text) {
        return Latrunculi.of("latrunculi/" + ruleset).parse(text);
    }

    // ---- placement

    /** The letters of all pieces in the order in which a random game places them. */
    private static String placements(LatrunculiRuleset ruleset) {
        Xoshiro256 random = Xoshiro256.of(7);
        StringBuilder order = new StringBuilder();
        LatrunculiPosition position = ruleset.initial();
        while (position.phase() == Phase.PLACE || position.phase() == Phase.PLACE2) {
            int choice = random.nextInt(position.legalMoveCount());
            Placement placement = (Placement) position.legalMove(choice);
            boolean white = position.sideToAct() == Side.WHITE;
            boolean dux = placement.role() == Role.DUX;
            order.append(white ? dux ? 'D' : 'M' : dux ? 'd' : 'm');
            position = position.play(choice);
        }
        assertThat(position.phase()).isEqualTo(Phase.MOVE);
        assertThat(position.sideToAct()).isEqualTo(Side.WHITE);
        return order.toString();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "schadler-2001, Mm, 16, ''",
        "schadler-1994, Mm, 16, ''",
        "seneca, Mm, 20, ''",
        "piso, Mm, 20, ''",
        "bell-8x7, MMmm, 8, Dd",
        "bell-8x8@ludii, MMmm, 8, Dd",
        "bell-8x8?men=3, MMmm, 1, MmDd",
        "seega-6x6, MMmm, 8, Mm",
        "seega-6x7, MMmm, 10, ''",
        "seega-9x10, MMmm, 22, ''",
        "seega-8x8@ludii, MMmm, 15, Mm",
        "kharebga-11x12, MMmm, 32, Mm",
        "kharebga-11x16, MMmm, 43, Mm",
        "bell-8x8?placement=ONE_BY_ONE&men=4, Mm, 4, Dd"
    })
    @Proves({"latrunculi.placement", "latrunculi.phases", "latrunculi.dux"})
    void piecesArePlacedInThisOrder(String ruleset, String round, int rounds, String last) {
        assertThat(placements(Latrunculi.of("latrunculi/" + ruleset))).isEqualTo(round.repeat(rounds) + last);
    }

    @Test
    @Proves("latrunculi.barred")
    void theBarredSquareIsBarredForEveryPiecePlacedAndForNothingElse() {
        LatrunculiRuleset ruleset = Latrunculi.of("latrunculi/bell-8x8?barred=c3");
        assertThat(ruleset.initial().legalMoves())
                .hasSize(63)
                .noneMatch(move -> move.toString().contains("c3"));
        assertThat(ruleset.parse("8/8/8/8/8/8/8/8 w M0D1m0d1 place 0").legalMoves())
                .hasSize(63)
                .noneMatch(move -> move.toString().contains("c3"));
        assertThat(ruleset.parse("m6m/8/8/8/8/8/2M5/8 w - move 0").legalMoves())
                .extracting(Object::toString)
                .contains("c2-c3");
    }

    // ---- corners

    @ParameterizedTest(name = "{0}: {1}, {2}: {3}")
    @CsvSource({
        // an empty corner, one held by either side, one held by the piece's own side
        "bell-8x8, 6mm/8/8/7M/M7/8/m7/8 w - move 0, a4-a3, captured a2",
        "bell-8x8, 6mm/8/8/7M/M7/8/m7/M7 w - move 0, a4-a3, captured a2",
        "bell-8x8, 6mm/8/8/7M/M7/8/m7/m7 w - move 0, a4-a3, captured a2",
        // along the other edge, and by Black
        "bell-8x8, 6mm/8/8/8/8/8/3M4/1m6 w - move 0, d2-c2, ''",
        "bell-8x8, 6mm/8/8/8/8/8/2M5/1m6 w - move 0, c2-c1, captured b1",
        "bell-8x8, 6MM/8/8/8/8/8/2m5/1M6 b - move 0, c2-c1, captured b1",
        "bell-8x7, 5mm/7/7/7/7/7/4M2/5m1 w - move 0, e2-e1, captured f1",
        // the edge is no partner, and a piece in a corner is safe
        "bell-8x8, 6mm/8/8/8/8/m7/2M5/8 w - move 0, c2-b2, ''",
        "bell-8x8, 6mm/8/8/8/8/M7/8/mM6 w - move 0, a3-a2, ''",
        // two neighbours of a corner
        "piso, 'm6m/8/8/8/8/M7/8/mM6 w - move - .,.', a3-a2, captured a1",
        "piso, 'm6m/8/8/8/8/8/M7/m1M5 w - move - .,.', c1-b1, captured a1",
        "piso, 'm6m/8/8/8/8/M7/8/mm6 w - move - .,.', a3-a2, ''",
        "kowalski-10x11, 9Mm/11/11/11/10M/11/11/11/11/d10 w - move -, k6-k9, captured k10",
        "kowalski-10x11, 9Md/11/11/11/10M/11/11/11/11/m10 w - move -, k6-k9, ''",
        // no corner rule
        "museum-quintana, m6m/8/8/8/M7/8/8/mM6 w - move -, a4-a2, ''",
        "seega-6x6, 4mm/6/6/M5/6/mM4 w - move -, a3-a2, ''",
        // a dux that leaps out of a corner over a man
        "bell-8x8, 6mm/8/8/8/8/8/m7/D7 w - move 0, a1-a3, ''",
        "bell-8x8@ludii, 6mm/8/8/8/8/8/m7/D7 w - move 0, a1-a3, captured a2",
        // a trap in a corner, and its release
        "seneca, 'm6m/8/8/8/8/M7/8/mM6 w - move - .,.', a3-a2, trapped a1",
        "seneca, 'm6m/8/8/8/8/8/M7/m^M6 w - move - .,.', a2-a3, freed a1"
    })
    @Proves("latrunculi.corner")
    void aCornerCounts(String ruleset, String text, String move, String events) {
        LatrunculiPosition position = position(ruleset, text);
        assertThat(position.explain(position.parseMove(move)).events().stream()
                        .map(Object::toString)
                        .collect(Collectors.joining(", ")))
                .isEqualTo(events);
    }

    // ---- removal before the move

    @ParameterizedTest
    @ValueSource(strings = {"seneca", "seneca@ludii"})
    @Proves("latrunculi.removal")
    void whileAnyEnemyIsTrappedATurnBeginsWithRemoval(String name) {
        boolean owed = name.equals("seneca");
        int removals = 0;
        for (int game = 0; game < 40; game++) {
            Xoshiro256 random = Xoshiro256.of(5, game);
            LatrunculiPosition position = Latrunculi.of("latrunculi/" + name).initial();
            for (int ply = 0; ply < 300 && position.outcome().isEmpty(); ply++) {
                int choice = random.nextInt(position.legalMoveCount());
                LatrunculiMove move = position.legalMove(choice);
                LatrunculiPosition next = position.play(choice);
                boolean trapped = !Boards.trapped(position.sideToAct().opponent(), position)
                        .isEmpty();
                boolean sameTurn = next.sideToAct() == position.sideToAct();
                if (position.phase() == Phase.REMOVE) {
                    assertThat(trapped).as("%s", position).isTrue();
                    assertThat(position.legalMoves().stream().allMatch(Removal.class::isInstance))
                            .as("%s", position)
                            .isEqualTo(owed);
                }
                if (move instanceof Removal) {
                    removals++;
                    assertThat(position.phase()).as("%s", position).isEqualTo(Phase.REMOVE);
                    assertThat(sameTurn).as("%s after %s", position, move).isTrue();
                    boolean more = !Boards.trapped(position.sideToAct().opponent(), next)
                            .isEmpty();
                    assertThat(next.phase())
                            .as("%s after %s", position, move)
                            .isIn(Phase.OVER, more && !owed ? Phase.REMOVE : Phase.MOVE);
                } else if (next.outcome().isEmpty() && position.phase() == Phase.MOVE) {
                    boolean his = !Boards.trapped(position.sideToAct(), next).isEmpty();
                    assertThat(next.phase())
                            .as("%s after %s", position, move)
                            .isEqualTo(his ? Phase.REMOVE : Phase.MOVE);
                }
                position = next;
            }
        }
        assertThat(removals).isGreaterThan(20);
    }

    // ---- ends

    @ParameterizedTest(name = "{0}: {1}, {2}")
    @CsvSource({
        // the remover and the capturer would go on; elsewhere it is the opponent's turn
        "seneca, 'm7/8/8/8/8/8/2Mm-M3/8 w - remove - .,.', xd2, 'm7/8/8/8/8/8/2M1M3/8 w - over:w:reduced - .,.'",
        "piso, 'm7/8/8/8/8/2M5/3mM3/8 w - move - .,.', c3-c2, 'm7/8/8/8/8/8/2M1M3/8 b - over:w:reduced - .,c3c2'",
        "bell-8x8, 8/8/8/8/8/2M5/3dM3/8 w - move 9, c3-c2, 8/8/8/8/8/8/2M1M3/8 w - over:w:reduced 0",
        "seega-6x6, 6/6/6/2M3/Mm4/6 w - move -, c3-c2, 6/6/6/6/M1M3/6 b - over:w:reduced -",
        "seega-6x6, 6/6/6/2M3/Mm4/5m w - move -, c3-c2, 6/6/6/6/M1M3/5m b - move -",
        "seega-6x6@ludii, 6/6/6/2M3/Mm4/5m w - move -, c3-c2, 6/6/6/6/M1M3/5m b - over:w:reduced -",
        // thirty quiet moves; a capture begins anew; a stop is no move
        "bell-8x8, 6mm/8/8/8/8/8/8/M1M1M3 w - move 29, a1-a2, 6mm/8/8/8/8/8/M7/2M1M3 b - over:w:quiet 30",
        "bell-8x8, 6mm/8/8/8/8/8/8/M3M3 w - move 29, a1-a2, 6mm/8/8/8/8/8/M7/4M3 b - over:draw:quiet 30",
        "bell-8x8, 6mm/8/8/8/8/2M5/3mM3/8 w - move 29, c3-c2, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0",
        "bell-8x8, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0, stop, 6mm/8/8/8/8/8/2M1M3/8 b - move 0",
        "bell-8x8, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0, c2-c3, 6mm/8/8/8/8/2M5/4M3/8 b - move 1",
        // nobody else can move: loss, count, pass
        "kowalski-8x12, 12/12/12/12/M11/12/12/dM10 w - move -, a4-a2, 12/12/12/12/12/12/M11/dM10 b - over:w:blocked -",
        // two neighbours of a corner capture before anybody is blocked
        "piso, 'mM6/8/M7/8/8/8/8/8 w - move - .,.', a6-a7, '1M6/M7/8/8/8/8/8/8 b - over:w:reduced - .,a6a7'",
        "museum-quintana, mM6/8/8/M7/8/8/8/8 w - move -, a5-a7, mM6/M7/8/8/8/8/8/8 b - move -",
        // who is reduced need not have fewer pieces
        "piso?loses=3, 'mm6/m7/8/8/8/2M5/3mM3/8 w - move - .,.', c3-c2, 'mm6/m7/8/8/8/8/2M1M3/8 b - over:b:reduced - .,c3c2'",
        "seega-8x8?loses=3, mm6/m7/8/8/8/2M5/3mM3/8 w - move -, c3-c2, mm6/m7/8/8/8/8/2M1M3/8 b - over:w:reduced -",
        // the guards may not enter where the piece stood that they had to remove
        "seneca?entry=ONLY_IF_IT_TRAPS, '8/8/8/2mmm3/1mMm-Mm2/2mmm3/8/8 w - remove - .,.', xd4, '8/8/8/2mmm3/1mM1Mm2/2mmm3/8/8 w - over:b:blocked - .,.'",
        // both men leave, and none is left
        "piso, '8/8/8/3M4/3m4/2M5/3m4/3M4 w - move - .,.', c3-d3, '8/8/8/3M4/8/3M4/8/3M4 b - over:w:reduced - .,c3d3'",
        // two leaps come back beside the man that the first went over
        "falkener?leaps=SEVERAL&leapt=TAKEN, 12/12/12/12/12/12/12/2M9/3mm7/2M9/12/12 w - move -, c3-e5-e3, 12/12/12/12/12/12/12/2M9/4m7/4M7/12/12 b - move -"
    })
    void anActionLeadsTo(String ruleset, String text, String move, String next) {
        assertThat(position(ruleset, text).play(move)).hasToString(next);
    }

    // ---- refusals

    @ParameterizedTest(name = "{0}: {2} breaks {3}")
    @CsvSource({
        "kowalski-8x12, 12/7m4/12/12/M11/12/12/11d w - move -, a4-b5, slide, a4",
        "kowalski-8x12, 12/7m4/12/m11/M11/12/12/11d w - move -, a4-a6, slide, a4",
        "kowalski-8x12, 12/7m4/12/m11/M11/12/12/11d w - move -, a4-a5, vacancy, a5",
        "kharebga-6x6, 4mm/6/6/6/M1m3/6 w - move -, a2-d2, slide, a2",
        "seega-6x6, 4mm/6/6/6/M5/6 w - move -, a2-a4, step, a2",
        "falkener, 12/12/12/12/m6m4/12/12/12/3M8/2M9/12/7M4 w - move -, c3-e5, leap, c3",
        "falkener, 12/12/12/12/m6m4/12/12/12/3m8/2M9/12/7M4 w - move -, c3-d6, step, c3",
        "piso, 'm6m/8/8/3m4/2MM4/8/8/8 w - move - .,.', c4-e4, step, c4",
        "bell-8x8, 6mm/8/8/8/8/3m4/3M4/7D w - move 0, d2-d4, step, d2",
        "bell-8x8, 6mm/8/8/8/8/3M4/3D4/8 w - move 0, d2-d4, leap, d2",
        "seneca, 'm6m/8/8/8/8/2m5/2M5/8 w - move - .,.', c2-c4, leap, c2",
        "seneca, 'm6m/8/8/8/8/8/2M5/8 w - move - c3c2,.', c2-c3, no-reversal, c2",
        "seega-6x6@ludii, 6/6/6/6/6/6 w M17m17 place -, @c3, barred, c3",
        "seega-6x6@ludii, 6/6/6/6/6/1m4 w M16m17 place2 -, @c3, barred, c3",
        "bell-8x8, 8/8/8/8/8/8/8/8 w M16D1m16d1 place 0, D@c3, phases, ''",
        "bell-8x8, 8/8/8/8/8/8/8/8 w M15D1m16d1 place2 0, D@c3, phases, ''",
        "bell-8x8, 8/8/8/8/8/8/8/8 w M0D1m0d1 place 0, @c3, phases, ''",
        "bell-8x8, 8/8/8/8/8/8/8/8 w M16D1m16d1 place 0, stop, again, ''",
        "bell-8x8, 8/8/8/8/8/8/8/M7 w M15D1m16d1 place2 0, a1-a2, phases, ''",
        "seneca, 8/8/8/8/8/8/8/M7 w M15m15 place - .ANY, D@a2, dux, ''",
        "bell-8x8, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0, e2-e3, again, c2",
        "bell-8x8, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0, pass, pass, ''",
        "bell-8x8, 6mm/8/8/8/8/8/2M1M3/8 w - move 0, stop, again, ''",
        "bell-8x8@ludii, 6mm/8/8/8/8/8/2M1M3/8 w - again:c2 0, stop, again, ''",
        "seega-6x6, 4mm/6/6/6/M5/6 w - move -, xe6, removal, ''",
        "seneca, 'm6m/8/8/7m/8/8/2Mm-M3/8 w - remove - .,.', c2-c3, removal, ''",
        "seneca, 'm6m/8/8/7m/8/8/2Mm-M3/8 w - remove - .,.', xh5, removal, h5",
        "seneca, 'm6m/8/8/7m/8/8/2Mm-M3/8 w - move - .,.', xd2, removal, ''",
        "seneca, 'm6m/8/8/7m/8/8/2Mm-M3/8 b - move - .,.', d2-d3, bound, d2",
        "seneca@ludii, m6m/8/8/7m/8/8/2Mm+M3/8 w - remove -, pass, pass, ''",
        "museum-quintana, 8/8/8/8/8/8/8/M7 w - over:w:reduced -, a1-a2, game.over, ''"
    })
    void aMoveIsRefusedByTheRuleThatItBreaks(String ruleset, String text, String move, String rule, String square) {
        LatrunculiPosition position = position(ruleset, text.replace(".ANY", ".,."));
        Legality legality = position.legality(position.ruleset().parseMove(move));
        assertThat(legality).isInstanceOf(Legality.Illegal.class);
        Legality.Illegal illegal = (Legality.Illegal) legality;
        String name = rule.contains(".") ? rule : "latrunculi." + rule;
        assertThat(illegal.rule().value()).as("%s", illegal).isEqualTo(name);
        assertThat(illegal.reason().text()).contains(square);
    }
}
