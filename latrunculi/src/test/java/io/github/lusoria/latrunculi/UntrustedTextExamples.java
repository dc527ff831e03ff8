package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Good texts of every kind, to spoil. */
final class UntrustedTextExamples {
    /** Rulesets of every form of position text: counters, last moves, one flag, small boards. */
    static final List<LatrunculiRuleset> RULESETS = List.of(
            Latrunculi.schadler2001(),
            Latrunculi.all().get(2),
            Latrunculi.schadler1994().with(Map.of("repetition", "NO_REVERSAL", "quiet", "1000")),
            Latrunculi.schadler2001()
                    .with(Map.of("ranks", "3", "files", "4", "men", "3", "blocked", "COUNT", "quiet", "30")),
            Latrunculi.schadler2001().with(Map.of("ranks", "2", "files", "8", "men", "4", "blocked", "LOSS")));

    static final List<String> IDS = List.of(
            "latrunculi/schadler-2001",
            "latrunculi/schadler-1994@ludii",
            "latrunculi/schadler-2001?men=20&repetition=POSITIONAL_SUPERKO",
            "latrunculi/schadler-2001?blocked=COUNT&files=4&loses=NEVER&men=3&quiet=30&ranks=3",
            "latrunculi/schadler-1994?leap=NONE&leaps=ONE&doubleTrap=ANY_GUARD_FREES&entry=SAFE");

    static final List<String> SQUARES = List.of("a1", "c4", "h8", "p12", "a10");

    private UntrustedTextExamples() {}

    /** Positions of random games. */
    static List<LatrunculiPosition> positions(LatrunculiRuleset ruleset) {
        List<LatrunculiPosition> positions = new ArrayList<>();
        for (int game = 0; game < 3; game++) {
            Xoshiro256 random = Xoshiro256.of(71, game);
            LatrunculiPosition position = ruleset.initial();
            for (int ply = 0; ply < 300 && position.outcome().isEmpty(); ply++) {
                if (ply % 17 == 0) {
                    positions.add(position);
                }
                position = position.play(random.nextInt(position.legalMoveCount()));
            }
            positions.add(position);
        }
        return positions;
    }

    static List<String> texts(List<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    /** Moves of every kind that can be written for a board, and ways of several jumps. */
    static List<String> moves(LatrunculiRuleset ruleset) {
        List<String> moves = new ArrayList<>(List.of("pass", "a1-a2-b2", "a2-c2-a2-c2", "a1-c1-c2"));
        for (int i = 0; i < 40; i++) {
            moves.add(ruleset.action(i * (ruleset.actionCount() - 1) / 40).toString());
        }
        return moves;
    }
}
