package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.Citation;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.Ruleset;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A rulebook as JSON; its fields are documented in docs/formats.md. */
final class RulebookJson {
    private RulebookJson() {}

    static void write(JsonGenerator json, Ruleset<?, ?> ruleset) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", ruleset.id().toString());
        json.writeNumberField("version", ruleset.version());
        json.writeStringField("title", ruleset.title());
        json.writeFieldName("dossier");
        write(json, ruleset.dossier());
        json.writeArrayFieldStart("rules");
        for (Rule rule : ruleset.rules()) {
            write(json, rule);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Dossier dossier) throws IOException {
        json.writeStartObject();
        Json.texts(json, "names", dossier.names());
        json.writeStringField("period", dossier.period());
        json.writeStringField("region", dossier.region());
        json.writeStringField("place", dossier.place());
        json.writeStringField("category", dossier.category());
        json.writeStringField("evidence", dossier.evidence().name());
        Json.texts(json, "portalIds", dossier.portalIds());
        write(json, "sources", dossier.sources());
        json.writeStringField("summary", dossier.summary());
        Json.texts(json, "similarGames", dossier.similarGames());
        json.writeEndObject();
    }

    static void write(JsonGenerator json, Rule rule) throws IOException {
        json.writeStartObject();
        json.writeStringField("id", rule.id().value());
        json.writeStringField("title", rule.title());
        json.writeStringField("statement", rule.statement());
        json.writeStringField("evidence", rule.evidence().name());
        write(json, "citations", rule.citations());
        json.writeStringField("reading", rule.reading());
        json.writeArrayFieldStart("alternatives");
        for (Rule.Alternative alternative : rule.alternatives()) {
            json.writeStartObject();
            json.writeStringField("statement", alternative.statement());
            Json.texts(json, "options", alternative.options());
            write(json, "citations", alternative.citations());
            json.writeEndObject();
        }
        json.writeEndArray();
        Json.texts(json, "options", rule.options());
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, String field, List<Citation> citations) throws IOException {
        json.writeArrayFieldStart(field);
        for (Citation citation : citations) {
            json.writeStartObject();
            json.writeStringField("author", citation.author());
            json.writeStringField("year", citation.year());
            json.writeStringField("work", citation.work());
            json.writeStringField("locus", citation.locus());
            json.writeStringField("link", citation.link());
            json.writeStringField("consulted", citation.consulted().name());
            json.writeStringField("note", citation.note());
            json.writeStringField("bearing", citation.bearing().name());
            json.writeFieldName("quotation");
            Optional<String> quotation = citation.quotation();
            if (quotation.isPresent()) {
                json.writeString(quotation.get());
            } else {
                json.writeNull();
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
