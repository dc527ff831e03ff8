package io.github.lusoria.escaques;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Data of the specification, read from the files beside the tests. */
final class Resource {
    private Resource() {}

    static JsonNode read(String name) {
        try (InputStream in = Resource.class.getResourceAsStream(name)) {
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> stream(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }

    static List<String> strings(JsonNode array) {
        return stream(array).map(JsonNode::asText).toList();
    }

    static Planet planet(String displayName) {
        return Arrays.stream(Planet.values())
                .filter(planet -> planet.displayName().equals(displayName))
                .findFirst()
                .orElseThrow();
    }
}
