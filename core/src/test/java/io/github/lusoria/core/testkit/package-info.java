/**
 * What the tests of every game share, published as core's test-jar.
 *
 * <p>A game's test class states its rulesets and gets the whole battery:
 *
 * <pre>{@code
 * class LatrunculiContractTest implements RulesetContract {
 *     @Override
 *     public List<? extends Ruleset<?, ?>> rulesets() {
 *         return List.of(Latrunculi.SCHADLER_2001, Latrunculi.SCHADLER_2001.with("men", "20"));
 *     }
 * }
 * }</pre>
 *
 * <p>{@link io.github.lusoria.core.testkit.ArchitectureContract} does the same for a module's dependencies,
 * {@link io.github.lusoria.core.testkit.ReachablePositions} generates positions for jqwik properties, and
 * {@link io.github.lusoria.core.testkit.Race} and {@link io.github.lusoria.core.testkit.TicTacToe} are complete small
 * games to try generic tools on.
 *
 * <p>How much is tested follows the system properties {@code lusoria.games} and, for the battery, {@code
 * lusoria.battery}: 100 in a developer's build, more in CI.
 * Tests tagged {@code thorough} show with many examples what others show with few; mutation tests leave them out.
 */
package io.github.lusoria.core.testkit;
