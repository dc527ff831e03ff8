package io.github.lusoria.escaques;

import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.DiagramOptions.Characters;
import io.github.lusoria.core.DiagramOptions.Theme;
import io.github.lusoria.core.testkit.GoldenTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The zodiac with everything that a drawing of it tells apart. */
class GoldenDrawingsTest implements GoldenTexts {
    private static final DiagramOptions PLAIN = DiagramOptions.DEFAULT;
    private static final EscaquesRuleset ALFONSO = Escaques.alfonso();

    /** The throws of eight rounds, chosen so that planets stand on many spaces and every seat has scored. */
    private static final List<String> EIGHT_ROUNDS =
            List.of("3152464", "2614535", "6245316", "1463521", "5316426", "4562135", "6131254", "2554613");

    @Override
    public String folder() {
        return "drawings";
    }

    @Override
    public Map<String, Supplier<String>> texts() {
        Map<String, Supplier<String>> drawings = new LinkedHashMap<>();
        EscaquesPosition start = start(ALFONSO);
        drawings.put("before.svg", () -> ALFONSO.initial().diagram().svg());
        drawings.put("assigned.svg", () -> picture(ALFONSO.initial(), "3", PLAIN));
        drawings.put("entered.svg", () -> picture(start, "5", PLAIN.withTheme(Theme.LIGHT)));
        drawings.put(
                "stayed.svg",
                () -> picture(
                        start.play("1").play("1").play("1").play("1").play("1").play("1"), "1", PLAIN));
        EscaquesPosition later = played(start, EIGHT_ROUNDS);
        drawings.put("eight-rounds.svg", () -> picture(later, "4", PLAIN));
        drawings.put(
                "eight-rounds-flipped.svg",
                () -> picture(
                        later,
                        "4",
                        PLAIN.withFlipped(true).withCoordinates(false).withTheme(Theme.DARK)));
        drawings.put("eight-rounds.txt", () -> later.diagram().text());
        drawings.put(
                "eight-rounds-unicode.txt",
                () -> later.diagram().text(PLAIN.withFlipped(true).withCharacters(Characters.UNICODE)));
        EscaquesPosition every = start(ALFONSO.with("crossing", "EVERY_ENTERED"));
        drawings.put("every-entered.svg", () -> picture(every, "3", PLAIN));
        EscaquesPosition against = start(ALFONSO.with("signOrder", "AGAINST_MOVEMENT"));
        drawings.put("against.svg", () -> picture(against, "6", PLAIN));
        drawings.put("against-flipped.svg", () -> picture(against, "6", PLAIN.withFlipped(true)));
        EscaquesPosition choosing = start(ALFONSO.with("throwUse", "UP_TO"));
        drawings.put("choosing.svg", () -> picture(choosing, "4", PLAIN));
        drawings.put("chosen.svg", () -> picture(choosing.play("4"), "+2", PLAIN));
        drawings.put("inverted.svg", () -> picture(start(Escaques.ludii()), "2", PLAIN));
        drawings.put("before.txt", () -> ALFONSO.initial().diagram().text());
        drawings.put("choosing.txt", () -> choosing.play("4").diagram().text(PLAIN.withCoordinates(false)));
        EscaquesPosition over = ALFONSO.with(Map.of("end", "AMULI", "rounds", "0"))
                .parse("Cnc1/Vir1/Aqr1/Leo4/Aqr5/Leo6/Tau7 MoMeVeSuMaJuSa 0,0,0,0,0,0,0 - -");
        drawings.put("over.svg", () -> over.diagram().svg());
        drawings.put("over.txt", () -> over.diagram().text());
        return drawings;
    }

    private static EscaquesPosition start(EscaquesRuleset ruleset) {
        return ruleset.initial(List.of(Planet.values()));
    }

    private static EscaquesPosition played(EscaquesPosition start, List<String> rounds) {
        EscaquesPosition position = start;
        for (String thrown : String.join("", rounds).split("")) {
            position = position.play(thrown);
        }
        return position;
    }

    private static String picture(EscaquesPosition before, String move, DiagramOptions options) {
        return before.diagram(before.parseMove(move)).svg(options);
    }
}
