package io.github.lusoria.cli;

import picocli.CommandLine.IVersionProvider;

/** The version of this program. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        return new String[] {"lusoria " + text()};
    }

    private static String text() {
        // the manifest speaks on the class path, the module descriptor on the module path
        String manifest = Main.class.getPackage().getImplementationVersion();
        if (manifest != null) {
            return manifest;
        }
        var descriptor = Main.class.getModule().getDescriptor();
        return descriptor == null ? "(development)" : descriptor.rawVersion().orElse("(development)");
    }
}
