/** The command {@code lusoria}, a program: it exports nothing. */
module io.github.lusoria.cli {
    requires io.github.lusoria.core;
    // the games of the catalogue, found as services; required so that the module path resolves them
    requires io.github.lusoria.latrunculi;
    requires io.github.lusoria.escaques;
    requires io.github.lusoria.sigwaduqqan;
    requires com.fasterxml.jackson.core;
    requires info.picocli;
    requires java.management;
    requires jdk.management;
    requires me.tongfei.progressbar;
    // only annotations are used, thus they are optional
    requires static org.jspecify;

    // picocli fills the fields of the commands
    opens io.github.lusoria.cli to
            info.picocli;
}
