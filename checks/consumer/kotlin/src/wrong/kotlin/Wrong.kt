import io.github.lusoria.core.Rulesets

/** Does not compile, and shall not: the packages are `@NullMarked`, so a null argument is an error. */
fun wrong(id: String?) = Rulesets.of(id)
