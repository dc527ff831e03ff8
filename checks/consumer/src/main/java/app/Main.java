package app;

import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rulesets;

/** Plays forty plies of a ruleset that it knows by name only; fails when the catalogue does not find it. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        Position<?, ?> position = Rulesets.of("latrunculi/schadler-2001").initial();
        for (int ply = 0; ply < 40 && position.outcome().isEmpty(); ply++) {
            position = position.play(ply * 7 % position.legalMoveCount());
        }
        System.out.println(position);
    }
}
