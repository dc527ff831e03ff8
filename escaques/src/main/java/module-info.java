/** Los Escaques: the astronomical game of Alfonso X's Book of Games. */
module io.github.lusoria.escaques {
    requires transitive io.github.lusoria.core;
    // only annotations are used, thus they are optional
    requires static transitive org.jspecify;

    exports io.github.lusoria.escaques;

    provides io.github.lusoria.core.RulesetProvider with
            io.github.lusoria.escaques.EscaquesProvider;
}
