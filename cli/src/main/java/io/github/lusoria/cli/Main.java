package io.github.lusoria.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** The program {@code lusoria}. */
public final class Main {
    private Main() {}

    /**
     * Runs the command and ends the virtual machine with its exit code.
     *
     * @param args the arguments
     */
    @SuppressWarnings("SystemConsoleNull") // not with the property below
    public static void main(String[] args) {
        // from Java 22 to 24 the default console is there even when no terminal is; this one is there with a terminal
        System.setProperty("jdk.console", "java.base");
        int code = run(
                args,
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                System.console() != null);
        System.exit(code);
    }

    /**
     * Runs the command with streams of the caller's, as if no terminal were there.
     *
     * @param args the arguments
     * @param out where output goes, in UTF-8 with line feeds; it is flushed but not closed
     * @param err where a refusal goes; it is flushed but not closed
     * @return the exit code: 0 done, 1 not possible, 2 usage, 70 a defect of this program
     */
    public static int run(String[] args, OutputStream out, OutputStream err) {
        return run(args, out, err, false);
    }

    static int run(String[] args, OutputStream out, OutputStream err, boolean terminal) {
        Objects.requireNonNull(args, "args");
        Output output = new Output(Objects.requireNonNull(out, "out"));
        PrintStream errors = new PrintStream(Objects.requireNonNull(err, "err"), false, StandardCharsets.UTF_8);
        Failures failures = new Failures(output, errors, System.getenv("LUSORIA_DEBUG") != null);
        StringWriter help = new StringWriter();
        int code;
        try {
            code = commandLine(output, errors, terminal)
                    .setOut(new PrintWriter(help))
                    .setParameterExceptionHandler(failures)
                    .setExecutionExceptionHandler(failures)
                    .execute(args);
            output.print(help.toString().replace(System.lineSeparator(), "\n"));
        } catch (RuntimeException | Error e) {
            code = failures.report(e);
        }
        try {
            // a refusal keeps what was written before it
            output.flush();
        } catch (RuntimeException e) {
            code = failures.report(e);
        }
        errors.flush();
        return code;
    }

    static CommandLine commandLine(Output output, PrintStream errors, boolean terminal) {
        return new CommandLine(new LusoriaCommand())
                .addSubcommand(new RulesetsCommand(output))
                .addSubcommand(new RulesCommand(output))
                .addSubcommand(new ShowCommand(output))
                .addSubcommand(new MovesCommand(output))
                .addSubcommand(new WhyCommand(output))
                .addSubcommand(new PlayCommand(output))
                .addSubcommand(new PerftCommand(output))
                .addSubcommand(new SimulateCommand(output, errors, terminal))
                .addSubcommand(new TraceCommand(output))
                .addSubcommand(new DiffCommand(output))
                .addSubcommand(recordCommand(output, errors))
                .addSubcommand(new BenchCommand(output, errors, terminal))
                .setCaseInsensitiveEnumValuesAllowed(true)
                // @c4 is a move, not a file of arguments
                .setExpandAtFiles(false)
                .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
    }

    private static CommandLine recordCommand(Output output, PrintStream errors) {
        return new CommandLine(new RecordCommand())
                .addSubcommand(new RecordCheckCommand(output))
                .addSubcommand(new RecordShowCommand(output))
                .addSubcommand(new RecordConvertCommand(output, errors))
                .addSubcommand(new RecordHtmlCommand(output, errors));
    }
}
