/** What the games draw with. Not part of the public contract: it may change with every version. */
@NullMarked
package io.github.lusoria.core.internal;

import org.jspecify.annotations.NullMarked;
