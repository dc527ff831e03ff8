package io.github.lusoria.latrunculi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** A move is legal exactly when it is listed, whoever asks and however. */
@Domain(LatrunculiDomain.class)
@Domain(DomainContext.Global.class)
class LegalityProperties {
    @Property
    void aMoveIsLegalExactlyWhenItIsListed(@ForAll LatrunculiPosition position) {
        Set<LatrunculiMove> listed = new HashSet<>(position.legalMoves());
        LatrunculiRuleset ruleset = position.ruleset();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            LatrunculiMove move = ruleset.action(id);
            boolean expected = listed.contains(move);
            if (position.isLegal(move) != expected || position.legality(move).isLegal() != expected) {
                assertThat(position.isLegal(move))
                        .as("isLegal: %s, %s", position, move)
                        .isEqualTo(expected);
                assertThat(position.legality(move).isLegal())
                        .as("legality: %s, %s", position, move)
                        .isEqualTo(expected);
            }
        }
    }

    @Property(tries = 20)
    void anIllegalMoveCannotBePlayedOrExplained(@ForAll LatrunculiPosition position) {
        LatrunculiRuleset ruleset = position.ruleset();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            LatrunculiMove move = ruleset.action(id);
            if (position.legality(move) instanceof Legality.Illegal illegal) {
                assertThatThrownBy(() -> position.play(move))
                        .isInstanceOfSatisfying(IllegalMoveException.class, thrown -> {
                            assertThat(thrown.illegality()).isEqualTo(illegal);
                            assertThat((Object) thrown.position()).isSameAs(position);
                            assertThat(thrown.move()).isEqualTo(move);
                        });
                assertThatThrownBy(() -> position.explain(move))
                        .isInstanceOfSatisfying(
                                IllegalMoveException.class,
                                thrown -> assertThat(thrown.illegality()).isEqualTo(illegal));
            }
        }
    }

    @Property
    void anIndexOfNoMoveIsRefused(@ForAll LatrunculiPosition position) {
        int count = position.legalMoveCount();
        for (int index : new int[] {-1, count, count + 1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> position.legalMove(index))
                    .as("%s: move %s", position, index)
                    .isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> position.play(index))
                    .as("%s: move %s", position, index)
                    .isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Property(tries = 50)
    void aMoveOffTheBoardIsIllegalLikeAnyOther(@ForAll LatrunculiPosition position) {
        LatrunculiRules rules = position.ruleset().definition();
        Square inside = Square.of(1, 1);
        for (Square outside : List.of(
                Square.of(rules.files() + 1, 1), Square.of(1, rules.ranks() + 1), Square.of(Square.MAX_FILES, 12))) {
            for (LatrunculiMove move : List.of(
                    new LatrunculiMove.Placement(Role.MAN, outside),
                    new LatrunculiMove.Placement(Role.DUX, outside),
                    new LatrunculiMove.Removal(outside),
                    new LatrunculiMove.Movement(inside, outside),
                    new LatrunculiMove.Movement(outside, inside))) {
                assertThat(position.isLegal(move)).as("%s: %s", position, move).isFalse();
                assertThat(position.legality(move).isLegal())
                        .as("%s: %s", position, move)
                        .isFalse();
            }
        }
    }

    @Property(tries = 50)
    void everyRefusalIsASentenceThatNamesASquareOrWhoMayAct(@ForAll LatrunculiPosition position) {
        LatrunculiRuleset ruleset = position.ruleset();
        for (int id = 0; id < ruleset.actionCount(); id++) {
            LatrunculiMove move = ruleset.action(id);
            if (position.legality(move) instanceof Legality.Illegal illegal) {
                String sentence = illegal.reason().text();
                if (!sentence.matches("[a-zA-Z0-9@][ -~]{5,}") || sentence.contains("{")) {
                    assertThat(sentence).as("%s: %s", position, move).matches("[a-zA-Z0-9@][ -~]{5,}");
                }
            }
        }
    }
}
