package io.github.lusoria.sigwaduqqan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.lusoria.core.RulesetId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Test data and the rulesets that it names. */
final class Resources {
    static final SigRuleset TEXT = SigWaDuqqan.houmtAlArbah();
    static final SigRuleset EVIDENCE = SigWaDuqqan.houmtAlArbahEvidence();
    static final SigRuleset LUDII = SigWaDuqqan.houmtAlArbahLudii();

    private Resources() {}

    static List<JsonNode> read(String name) {
        try (InputStream in = Resources.class.getResourceAsStream(name)) {
            List<JsonNode> items = new ArrayList<>();
            new ObjectMapper().readTree(in).forEach(items::add);
            return items;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.asText()));
        return texts;
    }

    static SigRuleset ruleset(String text) {
        RulesetId id = RulesetId.parse(text);
        return SigWaDuqqan.all().stream()
                .filter(each -> each.id().equals(id.base()))
                .findFirst()
                .orElseThrow()
                .with(id.options());
    }

    /** A position of a ruleset, for as many players as the text has. */
    static SigPosition position(SigRuleset ruleset, String text) {
        int players = (int) text.chars().filter(c -> c == '/').count() + 1;
        return ruleset.withPlayers(players).parse(text);
    }

    /** A position of the default reading. */
    static SigPosition position(String text) {
        return position(TEXT, text);
    }
}
