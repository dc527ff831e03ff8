package io.github.lusoria.sigwaduqqan;

import io.github.lusoria.core.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** When the game is over, tested after the whole throw, and what each player then has. */
final class Endings {
    private Endings() {}

    static @Nullable SigTermination of(SigRules.End end, char[] pieces, int ghoula) {
        return switch (end) {
            case ALL_DECIDED -> isDecided(pieces) ? SigTermination.DECIDED : null;
            case FIRST_TO_KAABA -> isAnyOn(pieces, Track.KAABA) ? SigTermination.FIRST_HOME : null;
            case LAST_SURVIVOR ->
                isOneLeft(pieces) ? SigTermination.LAST_SURVIVOR : isDecided(pieces) ? SigTermination.DECIDED : null;
            case LUDII ->
                ghoula == Track.FIFTEENTH && !isAnyOn(pieces, Track.FIFTEENTH)
                        ? SigTermination.GHOULA_HOME
                        : isOneLeft(pieces) ? SigTermination.LAST_SURVIVOR : null;
        };
    }

    static Outcome outcome(SigTermination why, char[] pieces) {
        List<Integer> payoffs = new ArrayList<>(pieces.length);
        for (char piece : pieces) {
            boolean wins = switch (why) {
                case DECIDED -> PieceCode.square(piece) == Track.KAABA;
                case FIRST_HOME -> PieceCode.arrival(piece) == 1;
                case GHOULA_HOME, LAST_SURVIVOR -> piece != 0;
            };
            payoffs.add(wins ? 1 : 0);
        }
        return new Outcome(why, payoffs);
    }

    private static boolean isDecided(char[] pieces) {
        for (char piece : pieces) {
            if (piece != 0 && PieceCode.square(piece) != Track.KAABA) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAnyOn(char[] pieces, int square) {
        for (char piece : pieces) {
            if (PieceCode.square(piece) == square) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOneLeft(char[] pieces) {
        int left = 0;
        for (char piece : pieces) {
            left += piece == 0 ? 0 : 1;
        }
        return left == 1;
    }
}
