/** The rules of Sig wa Duqqan. */
module io.github.lusoria.sigwaduqqan {
    requires transitive io.github.lusoria.core;
    requires static transitive org.jspecify;
}
