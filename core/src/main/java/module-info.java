/**
 * The vocabulary every Lusoria game shares: rulesets, positions, moves, outcomes, and tools over them.
 *
 * @uses io.github.lusoria.core.RulesetProvider the games of the catalogue
 */
module io.github.lusoria.core {
    requires org.slf4j;
    // only annotations are used, thus they are optional
    requires static transitive org.jspecify;

    exports io.github.lusoria.core;

    uses io.github.lusoria.core.RulesetProvider;
}
