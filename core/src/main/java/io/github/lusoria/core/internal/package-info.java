/**
 * What the games share: reading text, option tables, hashing, checks of numbers, and what they draw with. Not part of the
 * public contract: it may change with every version.
 */
@NullMarked
package io.github.lusoria.core.internal;

import org.jspecify.annotations.NullMarked;
