package io.github.lusoria.core.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java virtual machine of its own with little memory and a small stack, to show that they are enough. */
public final class SmallMachine {
    private SmallMachine() {}

    /**
     * Runs a program on the class path and waits for it.
     *
     * @param megabytes how much memory it may use
     * @param main the class with the main method
     * @param needed a class of every other place of the class path
     * @param arguments the arguments
     * @return what it printed, if it ended well
     * @throws AssertionError with what it printed, if it did not
     */
    public static String run(int megabytes, Class<?> main, List<Class<?>> needed, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx" + megabytes + "m");
        command.add("-Xss256k");
        command.add("-cp");
        command.add(Stream.concat(Stream.of(main), needed.stream())
                .map(SmallMachine::place)
                .distinct()
                .collect(Collectors.joining(System.getProperty("path.separator"))));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            try (InputStream out = process.getInputStream()) {
                String printed = new String(out.readAllBytes(), StandardCharsets.UTF_8);
                int code = process.waitFor();
                if (code != 0) {
                    throw new AssertionError(String.join(" ", command) + " ended with " + code + ": " + printed);
                }
                return printed;
            } finally {
                process.destroyForcibly();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }

    /** The folder or the jar that a class was loaded from; code sources do not tell it of a patched module. */
    private static String place(Class<?> type) {
        String file = type.getSimpleName() + ".class";
        URL url = Objects.requireNonNull(type.getResource(file), file);
        String whole = url.toString();
        String up = whole.substring(0, whole.length() - type.getName().length() - ".class".length());
        if (up.startsWith("jar:")) {
            up = up.substring("jar:".length(), up.lastIndexOf('!'));
        }
        return Path.of(URI.create(up)).toString();
    }
}
