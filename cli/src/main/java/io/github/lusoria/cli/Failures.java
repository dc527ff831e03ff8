package io.github.lusoria.cli;

import io.github.lusoria.core.RulesException;
import java.io.PrintStream;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what went wrong into one line and an exit code; into a stack trace only when LUSORIA_DEBUG is set. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    static final int NOT_POSSIBLE = 1;
    static final int USAGE = 2;
    /** The code that sysexits.h gives to a defect of the program. */
    static final int DEFECT = 70;

    private final Output output;
    private final PrintStream errors;
    private final boolean debug;

    Failures(Output output, PrintStream errors, boolean debug) {
        this.output = output;
        this.errors = errors;
        this.debug = debug;
    }

    @Override
    public int handleParseException(ParameterException failure, String[] args) {
        String message = String.valueOf(failure.getMessage());
        if (failure instanceof UnmatchedArgumentException unmatched) {
            message += unmatched.getSuggestions().stream()
                    .findFirst()
                    .map(nearest -> "; did you mean " + nearest + "?")
                    .orElse("");
        }
        line("lusoria: " + message);
        line("Try '" + failure.getCommandLine().getCommandSpec().qualifiedName() + " --help'");
        return USAGE;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments) {
        return failure instanceof ParameterException usage
                ? handleParseException(usage, new String[0])
                : report(failure);
    }

    int report(Throwable failure) {
        if (failure instanceof OutputException output && output.isReaderGone()) {
            return 0;
        }
        boolean expected = failure instanceof RulesException
                || failure instanceof BadInputException
                || failure instanceof OutputException;
        if (expected) {
            line("lusoria: " + failure.getMessage());
            return NOT_POSSIBLE;
        }
        line("internal error: " + failure);
        if (debug) {
            failure.printStackTrace(errors);
        }
        return DEFECT;
    }

    private void line(String message) {
        flushOutput();
        errors.print(OneLine.of(message));
        errors.print('\n');
    }

    /** What was done is seen before what went wrong, where both go to one terminal. */
    private void flushOutput() {
        try {
            output.flush();
        } catch (OutputException e) {
            // what went wrong before is told
        }
    }
}
