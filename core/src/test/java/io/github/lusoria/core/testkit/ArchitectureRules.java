package io.github.lusoria.core.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** What no library module of Lusoria may depend on or hand out. The command line is no library module. */
public final class ArchitectureRules {
    private static final Set<String> JAVA_BASE =
            ModuleLayer.boot().findModule("java.base").orElseThrow().getPackages();

    /** What was read, by location, so that a module is read once for all its rules. */
    private static final Map<URI, JavaClasses> READ = new ConcurrentHashMap<>();

    private static final DescribedPredicate<JavaClass> IN_JAVA_BASE = DescribedPredicate.describe(
            "are in java.base",
            type -> type.getBaseComponentType().isPrimitive()
                    || JAVA_BASE.contains(type.getBaseComponentType().getPackageName()));

    /** No screen, no database, no other logging than SLF4J. */
    public static final ArchRule NO_OTHER_PLATFORM_MODULE = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("java..", "javax..", "jdk..", "sun..", "com.sun..")
                    .and(DescribedPredicate.not(IN_JAVA_BASE)))
            .because("the library runs where there is only java.base");

    /** No reflection and no method handles of its own. */
    public static final ArchRule NO_REFLECTION = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.lang.reflect..", "sun.misc.."))
            .orShould()
            .accessTargetWhere(use("java.lang.Class", "forName"))
            .because("the library is data and arithmetic, and native images shall need no configuration");

    /**
     * Nothing is looked up by its name at run time: no class, no member, no resource, no service. So a native image, a
     * shrinker or a linker sees all that is used.
     */
    public static final ArchRule CLOSED_WORLD = noClasses()
            .should()
            .accessTargetWhere(
                    DescribedPredicate.describe("looks something up by its name", ArchitectureRules::looksUp))
            .orShould()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "look things up by their names",
                    type -> Set.of("java.util.ServiceLoader", "java.util.ResourceBundle", "java.lang.ClassLoader")
                            .contains(type.getName())))
            .because("only the catalogue finds services, and all data is code");

    /** No files, no sockets, no processes. */
    public static final ArchRule NO_FILES = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..")
                    .or(DescribedPredicate.describe(
                            "are files or processes",
                            type -> Set.of(
                                            "java.io.File",
                                            "java.io.FileInputStream",
                                            "java.io.FileOutputStream",
                                            "java.io.FileReader",
                                            "java.io.FileWriter",
                                            "java.io.RandomAccessFile",
                                            "java.lang.Process",
                                            "java.lang.ProcessBuilder",
                                            "java.lang.Runtime")
                                    .contains(type.getName()))))
            .because("texts come in and go out as strings");

    /** No clock. */
    public static final ArchRule NO_CLOCK = noClasses()
            .should()
            .dependOnClassesThat(resideInAPackage("java.time.."))
            .orShould()
            .accessTargetWhere(use("java.lang.System", "currentTimeMillis|nanoTime"))
            .orShould()
            .accessTargetWhere(use("java.lang.Thread", "sleep"))
            .because("rules do not depend on the time");

    /** No random numbers but those of a generator that is an argument. */
    public static final ArchRule NO_HIDDEN_RANDOMNESS = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "are generators of the JDK",
                    type -> Set.of(
                                    "java.util.Random",
                                    "java.util.SplittableRandom",
                                    "java.util.UUID",
                                    "java.util.concurrent.ThreadLocalRandom",
                                    "java.security.SecureRandom",
                                    "java.util.random.RandomGeneratorFactory")
                            .contains(type.getName())))
            .orShould()
            .accessTargetWhere(use("java.lang.(Strict)?Math", "random"))
            .orShould()
            .accessTargetWhere(use("java.lang.System", "identityHashCode"))
            .because("randomness is an argument");

    /** No output and no settings from outside. */
    public static final ArchRule NO_CONSOLE = noClasses()
            .should()
            .accessTargetWhere(use(
                    "java.lang.System",
                    "out|err|in|console|set(Out|Err|In|Propert(y|ies))|(get|clear)Propert(y|ies)|getenv|exit"))
            .orShould()
            .accessTargetWhere(use("java.lang.(Boolean|Integer|Long)", "get(Boolean|Integer|Long)"))
            .because("the library is embedded in programs that own these");

    /** Nothing static changes. */
    public static final ArchRule NO_STATIC_STATE =
            fields().that().areStatic().should().beFinal().because("values and pure functions have no state");

    /** No array and no variable is handed out. */
    public static final ArchRule NO_OPEN_FIELDS = noFields()
            .that(DescribedPredicate.describe(
                    "can be seen outside of the package",
                    field -> field.getModifiers().contains(JavaModifier.PUBLIC)
                            || field.getModifiers().contains(JavaModifier.PROTECTED)))
            .should()
            .notBeFinal()
            .orShould()
            .haveRawType(DescribedPredicate.describe("arrays", JavaClass::isArray))
            .allowEmptyShould(true)
            .because("whoever has an array can change it");

    /** Text and records are what lasts, not object streams. */
    public static final ArchRule NO_OBJECT_STREAMS = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "are object streams", type -> type.getName().startsWith("java.io.Object")))
            .because("persistence is text");

    private ArchitectureRules() {}

    /** A call, a reference such as {@code System::nanoTime}, or a field that is read; whatever the arguments are. */
    private static DescribedPredicate<JavaAccess<?>> use(String owner, String members) {
        return DescribedPredicate.describe(
                "uses " + owner + "." + members,
                access -> access.getTargetOwner().getName().matches(owner)
                        && access.getTarget().getName().matches(members));
    }

    private static boolean looksUp(JavaAccess<?> access) {
        String name = access.getTarget().getName();
        return switch (access.getTargetOwner().getName()) {
            case "java.lang.Class" ->
                name.matches(
                        "forName|newInstance|getResource.*|get(Declared|Enclosing)?(Field|Method|Constructor)s?|getRecordComponents|getPermittedSubclasses");
            case "java.lang.Module" -> name.startsWith("getResource");
            case "java.lang.ClassLoader" -> true;
            case "java.lang.invoke.MethodHandles$Lookup" -> true;
            default -> false;
        };
    }

    /**
     * Returns the rule that classes depend on nothing but java.base, SLF4J, JSpecify and some packages.
     *
     * @param packages the packages, as ArchUnit writes them, such as {@code io.github.lusoria.core..}
     * @return the rule
     */
    public static ArchRule dependsOnlyOn(String... packages) {
        return ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(packages)
                        .or(resideInAnyPackage("org.slf4j", "org.jspecify.annotations"))
                        .or(IN_JAVA_BASE));
    }

    /**
     * Reads the classes that a module is made of, without its tests.
     *
     * @param type a public type of the module
     * @return all its classes
     */
    public static JavaClasses classesOf(Class<?> type) {
        return READ.computeIfAbsent(location(type), uri -> read(importer -> importAll(importer, Path.of(uri))));
    }

    private static JavaClasses importAll(ClassFileImporter importer, Path place) {
        if (Files.isDirectory(place)) {
            return importer.importPath(place);
        }
        try (JarFile jar = new JarFile(place.toFile())) {
            return importer.importJar(jar);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads single classes.
     *
     * @param types the classes
     * @return the classes
     */
    public static JavaClasses classes(Class<?>... types) {
        return read(importer -> importer.importClasses(types));
    }

    /** The rules need the names of what a class uses and not its inside, so the rest of the class path stays unread. */
    private static JavaClasses read(Function<ClassFileImporter, JavaClasses> source) {
        return ArchConfiguration.withThreadLocalScope(configuration -> {
            configuration.setResolveMissingDependenciesFromClassPath(false);
            return source.apply(new ClassFileImporter());
        });
    }

    /**
     * Returns the packages that a module exports to everybody.
     *
     * @param type a public type of the module
     * @return names of packages: all, where a jar or a folder says nothing of modules
     */
    public static Set<String> exports(Class<?> type) {
        return modulesAt(location(type)).stream()
                .map(ModuleReference::descriptor)
                .filter(descriptor -> !descriptor.isAutomatic())
                .findAny()
                .map(descriptor -> descriptor.exports().stream()
                        .filter(exported -> !exported.isQualified())
                        .map(ModuleDescriptor.Exports::source)
                        .collect(Collectors.toSet()))
                .orElseGet(() -> packagesOf(type));
    }

    /**
     * Returns the packages that a module is made of.
     *
     * @param type a public type of the module
     * @return names of packages
     */
    static Set<String> packagesOf(Class<?> type) {
        return classesOf(type).stream().map(JavaClass::getPackageName).collect(Collectors.toSet());
    }

    /**
     * Returns the packages that a module exports although they are internal.
     *
     * @param type a public type of the module
     * @return names of packages
     */
    public static Set<String> exportedInternals(Class<?> type) {
        Set<String> internals = new TreeSet<>();
        for (ModuleDescriptor.Exports exported : descriptor(type).exports()) {
            boolean internal = exported.source().matches("(.*\\.)?internal(\\..*)?");
            if (internal && !exported.isQualified()) {
                internals.add(exported.source());
            }
        }
        return internals;
    }

    /**
     * Returns the descriptor of a module, in class-path mode too.
     *
     * @param type a public type of the module
     * @return the descriptor
     */
    public static ModuleDescriptor descriptor(Class<?> type) {
        return ModuleFinder.of(Path.of(location(type)))
                .findAll()
                .iterator()
                .next()
                .descriptor();
    }

    /** None where a jar can be no module, as by its name or a class without a package. */
    private static Set<ModuleReference> modulesAt(URI location) {
        try {
            return ModuleFinder.of(Path.of(location)).findAll();
        } catch (FindException noModule) {
            return Set.of();
        }
    }

    private static URI location(Class<?> type) {
        try {
            return type.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
