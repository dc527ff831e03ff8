package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.latrunculi.LatrunculiRules.DoubleTrap;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Texts of positions read back, and no other text is read as one. */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class PositionTextProperties {
    private static final String CHARACTERS = "Mm-|+/12345678 wbDd.,:0acpo";

    @Property
    void aPositionReadsBackFromItsText(@ForAll LatrunculiPosition position) {
        LatrunculiPosition read = position.ruleset().parse(position.toString());
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
        assertThat(read.hash64()).isEqualTo(position.hash64());
        assertThat(read.legalMoves()).isEqualTo(position.legalMoves());
    }

    @Property
    void aPositionReadsBackFromItsSetup(@ForAll LatrunculiPosition position) {
        LatrunculiSetup setup = LatrunculiSetup.from(position);
        assertThat(position.ruleset().position(setup)).isEqualTo(position);
        assertThat(setup.pieces()).isEqualTo(Boards.pieces(position));
    }

    private static void isCanonicalOrRefused(LatrunculiRuleset ruleset, String text) {
        try {
            assertThat(ruleset.parse(text)).hasToString(text);
        } catch (NotationException refusal) {
            assertThat(refusal.offset()).as("%s: %s", ruleset, text).isBetween(0, text.length());
            assertThat(refusal.getMessage()).matches("[ -~]+");
        } catch (InvalidSetupException refusal) {
            assertThat(refusal.violations()).isNotEmpty();
        }
    }

    @Property
    void aTextWithOneOtherCharacterIsCanonicalOrRefused(
            @ForAll LatrunculiPosition position, @ForAll @IntRange(max = 10_000) int place, @ForAll char any) {
        String text = position.toString();
        int at = place % text.length();
        for (char c : (CHARACTERS + any).toCharArray()) {
            isCanonicalOrRefused(position.ruleset(), text.substring(0, at) + c + text.substring(at + 1));
            isCanonicalOrRefused(position.ruleset(), text.substring(0, at) + c + text.substring(at));
        }
        isCanonicalOrRefused(position.ruleset(), text.substring(0, at) + text.substring(at + 1));
        isCanonicalOrRefused(position.ruleset(), text.substring(0, at));
    }

    @Property
    void anyTextIsCanonicalOrRefused(@ForAll LatrunculiRuleset ruleset, @ForAll @StringLength(max = 80) String text) {
        isCanonicalOrRefused(ruleset, text);
    }

    /** Whatever is put on one square: the marks of the board must still make sense, and that is all that is asked. */
    @Property
    void marksAreAcceptedExactlyWhenEveryTrappedManHasItsFreeGuards(
            @ForAll LatrunculiPosition position, @ForAll @IntRange(max = 10_000) int place) {
        LatrunculiRuleset ruleset = position.ruleset();
        List<Square> squares = Boards.squares(ruleset.definition());
        Square square = squares.get(place % squares.size());
        for (Side side : Side.values()) {
            for (Mark mark : Mark.values()) {
                LatrunculiSetup setup = over(position, square, new Piece(side, Role.MAN, mark));
                boolean accepted = true;
                try {
                    assertThat(ruleset.position(setup).piece(square)).contains(new Piece(side, Role.MAN, mark));
                } catch (InvalidSetupException refusal) {
                    accepted = false;
                }
                assertThat(accepted).as("%s: %s", ruleset, setup).isEqualTo(hasItsGuards(setup, ruleset.definition()));
            }
        }
    }

    /** The board with another piece, in a game that is over, where nobody asks who could act. */
    private static LatrunculiSetup over(LatrunculiPosition position, Square square, Piece piece) {
        LatrunculiRules rules = position.ruleset().definition();
        LatrunculiSetup.Builder setup = LatrunculiSetup.builder(rules.ranks(), rules.files());
        Boards.pieces(position).forEach(setup::put);
        setup.put(square, piece);
        if (rules.quiet() > 0) {
            counted(setup.quiet(rules.quiet()), LatrunculiTermination.QUIET);
        } else if (rules.blocked() == LatrunculiRules.Blocked.PASS) {
            setup.drawn(LatrunculiTermination.PASSES);
        } else if (rules.blocked() == LatrunculiRules.Blocked.COUNT) {
            counted(setup, LatrunculiTermination.BLOCKED);
        } else {
            setup.won(Side.BLACK, LatrunculiTermination.BLOCKED);
        }
        return setup.build();
    }

    private static void counted(LatrunculiSetup.Builder setup, LatrunculiTermination why) {
        int more = 0;
        for (Piece piece : setup.build().pieces().values()) {
            more += piece.side() == Side.WHITE ? 1 : -1;
        }
        if (more == 0) {
            setup.drawn(why);
        } else {
            setup.won(more > 0 ? Side.WHITE : Side.BLACK, why);
        }
    }

    private static boolean hasItsGuards(LatrunculiSetup setup, LatrunculiRules rules) {
        boolean pairs = rules.doubleTrap() == DoubleTrap.PAIRS;
        return setup.pieces().entrySet().stream().allMatch(entry -> {
            Piece guard = Piece.man(entry.getValue().side().opponent());
            boolean onRank = isBetween(setup, rules, entry.getKey(), guard, Heading.EAST);
            boolean onFile = isBetween(setup, rules, entry.getKey(), guard, Heading.NORTH);
            return switch (entry.getValue().mark()) {
                case NONE -> true;
                case RANK -> pairs && onRank;
                case FILE -> pairs && onFile;
                case BOTH -> pairs ? onRank && onFile : onRank || onFile;
                case CORNER -> false;
            };
        });
    }

    private static boolean isBetween(
            LatrunculiSetup setup, LatrunculiRules rules, Square square, Piece guard, Heading line) {
        return Stream.of(line, line.opposite())
                .allMatch(way -> Boards.neighbour(square, way, rules)
                        .filter(there -> guard.equals(setup.pieces().get(there)))
                        .isPresent());
    }
}
