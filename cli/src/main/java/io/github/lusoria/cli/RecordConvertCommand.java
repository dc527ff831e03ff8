package io.github.lusoria.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.lusoria.core.GameRecord;
import io.github.lusoria.core.InvalidRecordException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes the games of records again: in the library's own form, or as JSON. */
@Command(
        name = "convert",
        description = {
            "Write the games of the files again, in the library's own form or as JSON, one game a line.",
            "With --lenient this makes canonical records of others. Damaged games are left out and told on the error"
                    + " stream."
        })
final class RecordConvertCommand implements Runnable {
    /** What can be written. */
    enum Form {
        /** The library's own form. */
        record,
        /** A line of JSON a game. */
        json
    }

    private final Output out;
    private final PrintStream errors;

    @Mixin
    private RecordFiles files = new RecordFiles();

    @Option(
            names = "--to",
            paramLabel = "FORM",
            description = "What to write: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).",
            defaultValue = "record")
    private Form form = Form.record;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUT",
            description = "The file to write; it is replaced, and - is the standard output (default: -).",
            defaultValue = "-")
    private String output = "";

    RecordConvertCommand(Output out, PrintStream errors) {
        this.out = out;
        this.errors = errors;
    }

    @Override
    public void run() {
        long[] damaged = {0};
        if (output.equals("-")) {
            damaged[0] = convert(out);
        } else {
            OutputFile.write(output, file -> damaged[0] = convert(file));
        }
        if (damaged[0] > 0) {
            throw RecordFiles.damaged(damaged[0]);
        }
    }

    /** Writes all games that can be read, and returns how many cannot. */
    private long convert(Output to) {
        long[] damaged = {0};
        files.visit(new RecordFiles.Visitor() {
            @Override
            public void game(String file, long number, GameRecord record) {
                if (form == Form.json) {
                    to.line(Json.line(json -> write(json, record)));
                } else {
                    to.print(record.toString());
                }
            }

            @Override
            public void damage(String file, InvalidRecordException damage) {
                damaged[0]++;
                errors.print(OneLine.of("lusoria: " + file + ": " + damage.getMessage()) + "\n");
            }
        });
        return damaged[0];
    }

    private static void write(JsonGenerator json, GameRecord record) throws IOException {
        json.writeStartObject();
        json.writeObjectFieldStart("tags");
        for (Map.Entry<String, String> tag : record.tags().entrySet()) {
            json.writeStringField(tag.getKey(), tag.getValue());
        }
        json.writeEndObject();
        json.writeStringField("start", record.game().positionAt(0).toString());
        Json.texts(json, "moves", record.game().moves());
        json.writeObjectFieldStart("comments");
        for (int ply = 0; ply <= record.game().ply(); ply++) {
            List<String> comments = record.comments(ply);
            if (!comments.isEmpty()) {
                Json.texts(json, Integer.toString(ply), comments);
            }
        }
        json.writeEndObject();
        json.writeStringField("end", record.game().position().toString());
        json.writeStringField("result", record.result());
        json.writeEndObject();
    }
}
