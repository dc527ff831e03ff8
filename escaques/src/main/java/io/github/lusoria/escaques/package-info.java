/**
 * Los Escaques, the astronomical game that Alfonso X describes in his Book of Games of 1283: seven planets travel through the
 * twelve signs of the zodiac and score by their aspects.
 */
@NullMarked
package io.github.lusoria.escaques;

import org.jspecify.annotations.NullMarked;
