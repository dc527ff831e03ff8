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
        return withoutLoneSurrogates(text.toString());
    }

    /** UTF-8 cannot hold half of a pair of surrogates, which stands in a text only and is written by its number there. */
    private static String withoutLoneSurrogates(String json) {
        if (json.codePoints().noneMatch(Json::isSurrogate)) {
            return json;
        }
        StringBuilder out = new StringBuilder(json.length() + 16);
        json.codePoints().forEach(c -> {
            if (isSurrogate(c)) {
                out.append("\\u").append(Integer.toHexString(c));
            } else {
                out.appendCodePoint(c);
            }
        });
        return out.toString();
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
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
