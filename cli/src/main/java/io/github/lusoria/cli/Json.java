package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** One JSON document a line. */
final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    /** Writes the document. */
    interface Content {
        void write(JsonGenerator json) throws IOException;
    }

    private Json() {}

    static String line(Content content) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            content.write(json);
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be written", e);
        }
        return text.toString();
    }

    /** Writes a field that holds texts. */
    static void texts(JsonGenerator json, String field, Iterable<?> texts) throws IOException {
        json.writeArrayFieldStart(field);
        for (Object text : texts) {
            json.writeString(text.toString());
        }
        json.writeEndArray();
    }

    /** Writes a field that holds a number, or null where the number is undefined, which JSON cannot say otherwise. */
    static void number(JsonGenerator json, String field, double number) throws IOException {
        json.writeFieldName(field);
        decimal(json, number);
    }

    /** Writes a number, or null where it is undefined. */
    static void decimal(JsonGenerator json, double number) throws IOException {
        if (Double.isFinite(number)) {
            json.writeNumber(number);
        } else {
            json.writeNull();
        }
    }
}
