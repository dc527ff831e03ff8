package io.github.lusoria.core.testkit;

import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One parameter of the public contract that is given null, or a list, an array or a map that holds null, while all others
 * are given samples.
 */
final class NullProbe {
    /** Where a module of somebody else inherits from, besides its own packages. */
    private static final String LUSORIA = "io.github.lusoria.";

    private static final Map<Class<?>, Object> PRIMITIVES =
            Map.of(boolean.class, false, char.class, 'a', int.class, 1, long.class, 1L, double.class, 1.0);

    private final Class<?> type;
    private final Executable executable;
    private final int index;
    private final @Nullable Object given;
    private final String what;

    private NullProbe(Class<?> type, Executable executable, int index, @Nullable Object given, String what) {
        this.type = type;
        this.executable = executable;
        this.index = index;
        this.given = given;
        this.what = what;
    }

    /** All probes of the public types of a module's exported packages. */
    static List<NullProbe> of(Class<?> module) {
        Set<String> exports = ArchitectureRules.exports(module);
        Set<String> packages = ArchitectureRules.packagesOf(module);
        List<NullProbe> probes = new ArrayList<>();
        ArchitectureRules.classesOf(module).stream()
                .filter(each -> exports.contains(each.getPackageName()))
                .map(each -> load(each.getName(), module))
                .filter(NullProbe::isPublic)
                .sorted((a, b) -> a.getName().compareTo(b.getName()))
                .forEach(each -> addAll(probes, each, packages));
        Report.require(!probes.isEmpty(), "no parameter of " + module + " and its neighbours to try");
        return probes;
    }

    /** The class as the module itself sees it. */
    private static Class<?> load(String name, Class<?> module) {
        try {
            return Class.forName(name, false, module.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(name + " is not there", e);
        }
    }

    private static boolean isPublic(Class<?> type) {
        Class<?> outer = type.getDeclaringClass();
        return Modifier.isPublic(type.getModifiers())
                && !type.isAnonymousClass()
                && (outer == null ? !type.isLocalClass() : isPublic(outer));
    }

    private static void addAll(List<NullProbe> probes, Class<?> type, Set<String> packages) {
        if (!Modifier.isAbstract(type.getModifiers())) {
            Stream.of(type.getConstructors()).forEach(each -> addAll(probes, type, each));
        }
        Stream.of(type.getMethods())
                .filter(each -> isOwn(type, each, packages))
                .sorted((a, b) -> a.toString().compareTo(b.toString()))
                .forEach(each -> addAll(probes, type, each));
    }

    /** What an interface leaves to others is theirs to test, and so is what the JDK and other libraries hand down or make. */
    private static boolean isOwn(Class<?> type, Method method, Set<String> packages) {
        Class<?> declaring = method.getDeclaringClass();
        boolean inherited = !packages.contains(declaring.getPackageName())
                && !declaring.getName().startsWith(LUSORIA);
        boolean made = method.isBridge()
                || method.getName().equals("equals")
                || (type.isEnum() && method.getName().equals("valueOf"));
        boolean left = type.isInterface() && Modifier.isAbstract(method.getModifiers());
        return !inherited && !made && !left;
    }

    private static void addAll(List<NullProbe> probes, Class<?> type, Executable executable) {
        AnnotatedType[] annotated = executable.getAnnotatedParameterTypes();
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive() && !isNullable(annotated[i])) {
                probes.add(new NullProbe(type, executable, i, null, ""));
                Object holding = holdingNull(types[i]);
                if (holding != null) {
                    probes.add(new NullProbe(type, executable, i, holding, " holding null"));
                }
            }
        }
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }

    private static @Nullable Object holdingNull(Class<?> type) {
        if (type.isArray() && !type.getComponentType().isPrimitive()) {
            return Array.newInstance(type.getComponentType(), 1);
        }
        if (type.isAssignableFrom(TreeMap.class) && Map.class.isAssignableFrom(type)) {
            Map<String, Object> map = type == Map.class ? new HashMap<>() : new TreeMap<>();
            map.put("key", null);
            return map;
        }
        return type == List.class || type == Collection.class ? Arrays.asList((Object) null) : null;
    }

    /** The name of the parameter, as its source has it. */
    String parameter() {
        return executable.getParameters()[index].getName();
    }

    @Override
    public String toString() {
        String prefix = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
        StringBuilder out = new StringBuilder(type.getName().substring(prefix.length()));
        if (executable instanceof Method) {
            out.append('.').append(executable.getName());
        }
        String separator = "(";
        for (Parameter parameter : executable.getParameters()) {
            out.append(separator).append(parameter.getType().getSimpleName());
            separator = ", ";
        }
        return out.append(") ").append(parameter()).append(what).toString().replace('$', '.');
    }

    /** Calls what is probed on all samples that it can be called on, and returns what each call throws. */
    List<Throwable> thrown(List<?> samples) {
        Object[] arguments = new Object[executable.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = i == index ? given : sample(executable.getParameterTypes()[i], samples);
        }
        List<Throwable> thrown = new ArrayList<>();
        for (Object receiver : receivers(samples)) {
            thrown.add(call(receiver, arguments));
        }
        return thrown;
    }

    private List<?> receivers(List<?> samples) {
        if (executable instanceof Constructor || Modifier.isStatic(executable.getModifiers())) {
            return Collections.singletonList(null);
        }
        List<?> receivers = type.isEnum()
                ? Arrays.asList(type.getEnumConstants())
                : samples.stream().filter(type::isInstance).toList();
        Report.require(!receivers.isEmpty(), "no sample of " + type);
        return receivers;
    }

    private Throwable call(@Nullable Object receiver, Object[] arguments) {
        try {
            Object result = executable instanceof Method method
                    ? method.invoke(receiver, arguments)
                    : ((Constructor<?>) executable).newInstance(arguments);
            return new AssertionError("nothing is thrown, and the result is " + result);
        } catch (InvocationTargetException e) {
            return e.getCause();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(this + " cannot be called", e);
        }
    }

    private Object sample(Class<?> wanted, List<?> samples) {
        if (wanted.isPrimitive()) {
            return PRIMITIVES.get(wanted);
        }
        Optional<?> sample = samples.stream().filter(wanted::isInstance).findFirst();
        if (sample.isPresent()) {
            return sample.get();
        }
        if (wanted.isEnum()) {
            return wanted.getEnumConstants()[0];
        }
        if (wanted.isArray()) {
            return Array.newInstance(wanted.getComponentType(), 0);
        }
        for (Object other : List.of(
                Optional.empty(), OptionalInt.empty(), "sample", List.of(), Collections.emptySortedMap(), Set.of())) {
            if (wanted.isInstance(other)) {
                return other;
            }
        }
        throw new AssertionError("no sample of " + wanted + ", which " + this + " needs");
    }
}
