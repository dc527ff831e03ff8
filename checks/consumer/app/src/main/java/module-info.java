/** A program of somebody else, on the module path. */
module app {
    requires io.github.lusoria.latrunculi;
    requires io.github.lusoria.escaques;
    requires io.github.lusoria.sigwaduqqan;
}
