/** Sig wa Duqqan, the race of pilgrims to the Ka'aba that was played in Houmt al-Arbah on the island of Djerba. */
@NullMarked
package io.github.lusoria.sigwaduqqan;

import org.jspecify.annotations.NullMarked;
