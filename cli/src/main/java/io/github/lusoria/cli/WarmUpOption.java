package io.github.lusoria.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The argument of the commands that measure speed: how long the virtual machine's compiler may work first. */
final class WarmUpOption {
    private static final int LONGEST = 3600;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            description = "How long to do the same uncounted first, so that the speed measured is not that of a program"
                    + " just started (default: ${DEFAULT-VALUE}).",
            // by then the compiler of the virtual machine has done its work
            defaultValue = "1.5")
    private double seconds;

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli fills it
    private CommandSpec spec;

    double seconds() {
        if (!(seconds >= 0 && seconds <= LONGEST)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '--warm-up': it is from 0 to " + LONGEST + ", not " + seconds);
        }
        return seconds;
    }
}
