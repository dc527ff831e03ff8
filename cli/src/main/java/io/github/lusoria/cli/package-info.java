/**
 * The command {@code lusoria}.
 *
 * <p>{@link io.github.lusoria.cli.Main} reads the arguments by picocli and runs one of the commands, one class each. A
 * command reads its ruleset and its start position through {@code StartOptions}, plays through {@code GameWalk} and
 * writes through {@code Output}; what goes wrong ends in {@code Failures}, which turns it into one line and an exit
 * code:
 *
 * <ul>
 *   <li>0: done; also when the reader of the output wants no more of it ({@code | head})
 *   <li>1: what was asked for cannot be done; one line on the standard error stream says why
 *   <li>2: the arguments do not follow the usage
 *   <li>70: a defect of this program
 * </ul>
 */
@NullMarked
package io.github.lusoria.cli;

import org.jspecify.annotations.NullMarked;
