package io.github.lusoria.escaques;

import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.RuleId;

/** Why a move that is not legal is not. */
final class Refusals {
    private Refusals() {}

    private static Legality.Illegal illegal(RuleId rule, String key, String pattern, Object... arguments) {
        return new Legality.Illegal(rule, Message.of("escaques." + key, pattern, arguments));
    }

    /** The refusal of a move that is known to be illegal. */
    static Legality.Illegal of(EscaquesPosition position, EscaquesMove move) {
        if (position.seatToAct().isEmpty()) {
            return new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
        }
        int seat = position.seatToAct().getAsInt();
        if (move instanceof EscaquesMove.Throw thrown) {
            return ofThrow(position, seat, thrown.face());
        }
        int spaces = ((EscaquesMove.Advance) move).spaces();
        if (position.thrown().isPresent()) {
            return illegal(
                    EscaquesRuleIds.MOVEMENT,
                    "too-far",
                    "seat {0} has thrown a {1} and cannot go {2} spaces",
                    seat,
                    position.thrown().getAsInt(),
                    spaces);
        }
        return position.ruleset().kernel().choosesAdvance
                ? illegal(EscaquesRuleIds.THROW, "throw-first", "seat {0} has to throw before a planet moves", seat)
                : illegal(
                        EscaquesRuleIds.MOVEMENT,
                        "no-choice",
                        "a planet goes the whole throw in this ruleset, so there is nothing to choose");
    }

    private static Legality.Illegal ofThrow(EscaquesPosition position, int seat, int face) {
        if (position.thrown().isPresent()) {
            return illegal(
                    EscaquesRuleIds.THROW,
                    "thrown",
                    "seat {0} has thrown a {1} and now chooses to go 1 to {1} spaces",
                    seat,
                    position.thrown().getAsInt());
        }
        Planet planet = Planet.ofFace(face);
        return illegal(
                EscaquesRuleIds.TAKEN,
                "taken",
                "{0} is played by seat {1}, and a planet that is taken is thrown again",
                planet.displayName(),
                position.seat(planet).orElseThrow());
    }
}
