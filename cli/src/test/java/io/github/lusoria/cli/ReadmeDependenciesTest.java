package io.github.lusoria.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of dependencies and licences in README.md is what the POMs and THIRD-PARTY.txt say. */
class ReadmeDependenciesTest {
    private static final String HEADING = "| artifact | needs | version | licence |";
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Map<String, String> LICENCES =
            Map.of("Apache License 2.0", "Apache-2.0", "MIT License", "MIT", "BSD 3-Clause License", "BSD-3-Clause");

    /**
     * A row.
     *
     * @param artifacts who needs it
     * @param needs {@code group:artifact}, or an own artifact
     * @param isDirect whether it is needed directly and not through another
     */
    private record Row(List<String> artifacts, List<String> needs, boolean isDirect, String version, String licence) {
        static Row of(List<String> cells) {
            return new Row(
                    codes(cells.get(0)),
                    codes(cells.get(1)),
                    !cells.get(1).contains("through"),
                    cells.get(2),
                    cells.get(3));
        }

        private static List<String> codes(String cell) {
            return CODE.matcher(cell).results().map(match -> match.group(1)).toList();
        }

        boolean isOwn() {
            return needs.get(0).startsWith("lusoria-");
        }

        /** As {@link Poms#dependencies} has them. */
        Stream<String> coordinates() {
            return needs.stream().map(needed -> isOwn() ? needed : needed + ":" + version);
        }
    }

    private static List<Row> rows() throws IOException {
        return Markdown.readme().table(HEADING).stream().map(Row::of).toList();
    }

    @Test
    void saysWhatEachArtifactNeedsDirectly() throws IOException {
        Map<String, Set<String>> said = new TreeMap<>();
        for (Row row : rows()) {
            for (String artifact : row.artifacts()) {
                if (row.isDirect()) {
                    row.coordinates()
                            .forEach(needed -> said.computeIfAbsent(artifact, key -> new TreeSet<>())
                                    .add(needed));
                }
            }
        }
        Map<String, Set<String>> actual = new TreeMap<>();
        for (String module : Poms.PUBLISHED) {
            if (!module.equals("bom")) {
                actual.put(Poms.artifactOf(module), Poms.dependencies(module));
            }
        }
        assertThat(said).isEqualTo(actual);
    }

    /** What is needed through others has its version from them, so it is looked for where the tests run. */
    @Test
    void givesTheVersionsThatRun() throws IOException {
        String path = System.getProperty("java.class.path")
                + File.pathSeparator
                + System.getProperty("jdk.module.path", "")
                + File.pathSeparator
                + System.getProperty("surefire.test.class.path", "");
        Set<String> running = Stream.of(path.split(File.pathSeparator, -1))
                .map(file -> new File(file).getName())
                .collect(Collectors.toSet());
        for (Row row : rows()) {
            if (!row.isOwn()) {
                assertThat(running)
                        .containsAll(row.needs().stream()
                                .map(needed -> needed.substring(needed.indexOf(':') + 1) + "-" + row.version() + ".jar")
                                .toList());
            }
        }
    }

    @Test
    void givesTheLicencesOfTheExecutableJar() throws IOException {
        String file = Files.readString(Markdown.root().resolve("cli/src/shade/THIRD-PARTY.txt"));
        Map<String, String> licences = new TreeMap<>();
        Pattern.compile("(?m)^  (\\S+) +https://\\S+ +(.+)$")
                .matcher(file)
                .results()
                .forEach((MatchResult line) ->
                        licences.put(line.group(1).toLowerCase(Locale.ROOT), LICENCES.get(line.group(2))));
        Set<String> told = new TreeSet<>();
        for (Row row : rows()) {
            for (String needed : row.needs()) {
                String name = needed.substring(needed.indexOf(':') + 1).replaceFirst("-.*", "");
                assertThat(row.licence())
                        .as(needed)
                        .isEqualTo(row.isOwn() ? "Apache-2.0" : licences.getOrDefault(name, "not in THIRD-PARTY.txt"));
                told.add(name);
            }
        }
        assertThat(told).containsAll(licences.keySet());
    }
}
