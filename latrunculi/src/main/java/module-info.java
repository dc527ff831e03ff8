/** Ludus Latrunculorum: reconstructions of the Roman game of soldiers, each a ruleset of its own. */
module io.github.lusoria.latrunculi {
    requires transitive io.github.lusoria.core;
    // only annotations are used, thus they are optional
    requires static transitive org.jspecify;

    exports io.github.lusoria.latrunculi;

    provides io.github.lusoria.core.RulesetProvider with
            io.github.lusoria.latrunculi.LatrunculiProvider;
}
