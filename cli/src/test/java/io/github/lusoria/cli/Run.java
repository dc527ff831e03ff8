package io.github.lusoria.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the command in this process: what it printed and how it ended. */
record Run(int code, String out, String err) {
    static final String SCHADLER = "latrunculi/schadler-2001";

    private static final ObjectMapper JSON = new ObjectMapper();

    static Run of(String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(args, out, err);
        return new Run(code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The output of a run that must succeed. */
    static String output(String... args) {
        Run run = of(args);
        if (run.code != 0 || !run.err.isEmpty()) {
            throw new AssertionError("exit " + run.code + ": " + run.err);
        }
        return run.out;
    }

    static JsonNode json(String... args) {
        return tree(output(args));
    }

    static List<String> lines(String... args) {
        return output(args).lines().toList();
    }

    static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
