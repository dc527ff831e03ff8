package io.github.lusoria.core;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A program of its own on a class path of its own: core and these tests loaded afresh, outside of any named module,
 * with the services file that a test wants. So the catalogue is tested as an application sees it, whatever providers
 * the path of this build has.
 */
final class CatalogueLoader extends ClassLoader {
    private static final String OWN = "io.github.lusoria.core.";
    private static final String SERVICES = "META-INF/services/io.github.lusoria.core.RulesetProvider";

    private final List<String> files;
    private final boolean withLogging;
    private int listings;

    private CatalogueLoader(List<String> files, boolean withLogging) {
        super(CatalogueLoader.class.getClassLoader());
        this.files = files;
        this.withLogging = withLogging;
    }

    /** A class path with these services files, each the content of one. */
    static CatalogueLoader withServices(String... files) {
        return new CatalogueLoader(List.of(files), true);
    }

    /** The same without SLF4J. */
    static CatalogueLoader withoutLogging(String... files) {
        return new CatalogueLoader(List.of(files), false);
    }

    /** A class path that cannot be searched. */
    static CatalogueLoader broken() {
        return new CatalogueLoader(List.of("broken"), true);
    }

    /** How often the services files were asked for. */
    int listings() {
        return listings;
    }

    /** Runs a probe, which may only speak in texts, as its classes are others than ours. */
    @SuppressWarnings("unchecked")
    String run(Class<? extends UnaryOperator<String>> probe, String argument) {
        try {
            Object fresh = loadClass(probe.getName()).getDeclaredConstructor().newInstance();
            return ((UnaryOperator<String>) fresh).apply(argument);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!withLogging && name.startsWith("org.slf4j.")) {
            throw new ClassNotFoundException(name);
        }
        if (!name.startsWith(OWN)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try (InputStream in = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = in.readAllBytes();
            // of our own domain, because coverage is not measured for classes that come from nowhere
            return defineClass(name, bytes, 0, bytes.length, CatalogueLoader.class.getProtectionDomain());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
        if (!name.equals(SERVICES)) {
            return super.getResources(name);
        }
        if (++listings > 10_000) {
            throw new AssertionError("the services are asked for without end");
        }
        if (files.equals(List.of("broken"))) {
            throw new IOException("the path is broken");
        }
        return Collections.enumeration(files.stream().map(CatalogueLoader::url).toList());
    }

    private static URL url(String content) {
        try {
            return new URL(null, "memory:services", new URLStreamHandler() {
                @Override
                protected URLConnection openConnection(URL url) {
                    return new URLConnection(url) {
                        @Override
                        public void connect() {}

                        @Override
                        public InputStream getInputStream() {
                            return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
                        }
                    };
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
