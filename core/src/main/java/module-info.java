/**
 * The vocabulary every Lusoria game shares: rulesets, positions, moves, outcomes, and tools over them.
 *
 * @uses io.github.lusoria.core.RulesetProvider the games of the catalogue
 */
// the games need not be there
@SuppressWarnings("module")
module io.github.lusoria.core {
    requires org.slf4j;
    // only annotations are used, thus they are optional
    requires static transitive org.jspecify;

    exports io.github.lusoria.core;
    // what the games share is no part of the public contract
    exports io.github.lusoria.core.internal to
            io.github.lusoria.latrunculi,
            io.github.lusoria.escaques,
            io.github.lusoria.sigwaduqqan;

    uses io.github.lusoria.core.RulesetProvider;
}
