/** The rules of Los Escaques. */
module io.github.lusoria.escaques {
    requires transitive io.github.lusoria.core;
    requires static transitive org.jspecify;
}
