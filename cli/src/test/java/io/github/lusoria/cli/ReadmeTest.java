package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Everything that README.md shows is so: its Java is compiled and run, its commands are run. */
class ReadmeTest {
    /** How the block begins that is no output but the usage, which {@link ReadmeUsageTest} checks. */
    static final String USAGE = "lusoria rulesets ";

    private static final String PROMPT = "$ ./lusoria ";

    @TempDir
    Path folder;

    /** Each block of Java with the text that it prints. */
    static List<Markdown.Block[]> programs() throws IOException {
        List<Markdown.Block[]> programs = new ArrayList<>();
        List<Markdown.Block> blocks = Markdown.readme().blocks();
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).language().equals("java")) {
                programs.add(new Markdown.Block[] {blocks.get(i), blocks.get(i + 1)});
            }
        }
        return programs;
    }

    /** Each command with its output. */
    static List<String[]> commands() throws IOException {
        List<String[]> commands = new ArrayList<>();
        for (Markdown.Block block : Markdown.readme().blocks()) {
            if (!block.text().startsWith(PROMPT)) {
                continue;
            }
            for (String session : block.text().substring(PROMPT.length()).split("(?m)^\\" + PROMPT, -1)) {
                int end = session.indexOf('\n');
                commands.add(new String[] {session.substring(0, end), session.substring(end + 1)});
            }
        }
        return commands;
    }

    @Test
    void showsProgramsAndCommands() throws IOException {
        assertThat(programs()).hasSizeGreaterThan(5);
        assertThat(commands()).hasSizeGreaterThan(5);
    }

    /** A block of another kind would be shown without being run. */
    @Test
    void everyBlockIsCheckedByATest() throws IOException {
        String before = "";
        for (Markdown.Block block : Markdown.readme().blocks()) {
            switch (block.language()) {
                case "java", "xml", "kotlin", "scala" -> {}
                case "sh" -> assertThat(block.text()).as("%s", block).startsWith(PROMPT);
                case "text" ->
                    assertThat(before.equals("java") || block.text().startsWith(USAGE))
                            .as("the text in %s is the output of a program or the usage", block)
                            .isTrue();
                default -> fail("no test looks at the %s in %s", block.language(), block);
            }
            before = block.language();
        }
    }

    @Test
    void everyLineWithAPromptIsRun() throws IOException {
        List<String> prompts = Markdown.readme().lines().stream()
                .filter(line -> line.strip().startsWith("$"))
                .toList();
        assertThat(prompts)
                .isEqualTo(
                        commands().stream().map(command -> PROMPT + command[0]).toList());
    }

    @ParameterizedTest
    @MethodSource("programs")
    void programPrintsWhatTheReadmeSays(Markdown.Block program, Markdown.Block output) throws Exception {
        assertThat(output.language())
                .as("every program is followed by its output")
                .isEqualTo("text");
        String name = "Program" + program.line();
        Path source = folder.resolve(name + ".java");
        Files.writeString(source, classOf(name, program.text()));
        compile(source);
        assertThat(run(name)).isEqualTo(output.text());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void commandPrintsWhatTheReadmeSays(String command, String output) {
        Run run = Run.of(words(command).toArray(new String[0]));
        assertThat(withoutTimes(run.out() + run.err())).isEqualTo(withoutTimes(output));
        assertThat(run.code()).as("exit code, by what is shown").isEqualTo(exitCode(output));
    }

    /** The code that the README gives to a command that refuses, and to any other. */
    private static int exitCode(String output) {
        if (output.contains("\nTry 'lusoria")) {
            return Failures.USAGE;
        }
        return output.lines().anyMatch(line -> line.startsWith("lusoria: ")) ? Failures.NOT_POSSIBLE : 0;
    }

    private static String classOf(String name, String statements) {
        String imports =
                statements.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
        String body =
                statements.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
        return imports + "\npublic final class " + name + " {\n" + "public static void main(String[] args) {\n" + body
                + "\n}\n}\n";
    }

    private void compile(Path source) {
        String path =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        StringWriter messages = new StringWriter();
        PrintWriter writer = new PrintWriter(messages);
        int code = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        writer,
                        writer,
                        "-Xlint:unchecked,rawtypes,deprecation",
                        "-Werror",
                        "-proc:none",
                        "-cp",
                        path,
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(code).as(messages.toString()).isZero();
    }

    private String run(String name) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, Main.class.getClassLoader())) {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }

    /** Splits as a shell does, as far as the README goes: at spaces outside of single quotes. */
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        String[] parts = command.split("'", -1);
        for (int i = 0; i < parts.length; i++) {
            if (i % 2 == 1) {
                words.add(parts[i]);
            } else {
                parts[i].lines()
                        .flatMap(line -> Arrays.stream(line.split(" ", -1)))
                        .filter(word -> !word.isEmpty())
                        .forEach(words::add);
            }
        }
        return words;
    }

    /** How long something took differs from run to run, and so does the width of its column. */
    private static String withoutTimes(String output) {
        return output.replaceAll("\\d+\\.\\d{3} s on", "# s on")
                .replaceAll("\\d+ (games|plies)/s", "# $1/s")
                .replaceAll("(seconds|leaves/s) +[0-9.]+", "$1 #")
                .replaceAll("\"(seconds|\\w+PerSecond)\":[0-9.E-]+", "\"$1\":#")
                .replaceAll("(depth|leaves) +", "$1 ");
    }
}
