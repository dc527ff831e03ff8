package io.github.lusoria.traceability;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.lusoria.core.testkit.Proves;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** The tests that say which rules they prove, found in the compiled tests of all modules. */
final class Proofs {
    private Proofs() {}

    /** The tests by rule: the module, the class, and the method where one is named. */
    static Map<String, TreeSet<String>> read(Path root, Iterable<String> modules) {
        Map<String, TreeSet<String>> proofs = new TreeMap<>();
        for (String module : modules) {
            Path folder = root.resolve(module).resolve("target/test-classes");
            if (!Files.isDirectory(folder)) {
                throw new IllegalStateException("the tests of " + module + " are not compiled: build with -am");
            }
            JavaClasses classes = new ClassFileImporter().importPath(folder);
            for (JavaClass type : classes) {
                type.tryGetAnnotationOfType(Proves.class)
                        .ifPresent(proves -> add(proofs, proves, module + ": " + type.getSimpleName()));
                for (JavaMethod method : type.getMethods()) {
                    method.tryGetAnnotationOfType(Proves.class)
                            .ifPresent(proves ->
                                    add(proofs, proves, module + ": " + type.getSimpleName() + "." + method.getName()));
                }
            }
        }
        return proofs;
    }

    private static void add(Map<String, TreeSet<String>> proofs, Proves proves, String test) {
        for (String rule : proves.value()) {
            proofs.computeIfAbsent(rule, none -> new TreeSet<>()).add(test);
        }
    }
}
