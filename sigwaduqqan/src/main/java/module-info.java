/** Sig wa Duqqan, the race of pilgrims from Houmt al-Arbah on Djerba. */
module io.github.lusoria.sigwaduqqan {
    requires transitive io.github.lusoria.core;
    // only annotations are used, thus they are optional
    requires static transitive org.jspecify;

    exports io.github.lusoria.sigwaduqqan;

    provides io.github.lusoria.core.RulesetProvider with
            io.github.lusoria.sigwaduqqan.SigWaDuqqanProvider;
}
