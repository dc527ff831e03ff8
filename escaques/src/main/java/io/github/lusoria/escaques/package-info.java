/**
 * Los Escaques, the astronomical game that Alfonso X describes in his Book of Games of 1283: seven planets travel through
 * the twelve signs of the zodiac, and a planet that enters a sign scores by its aspects to the six others.
 *
 * <p>{@link io.github.lusoria.escaques.Escaques} lists the rulesets. Each differs from the others by the values of
 * {@link io.github.lusoria.escaques.EscaquesRules}, and a ruleset of one's own derives from a listed one:
 *
 * <pre>{@code
 * EscaquesRuleset ruleset = Escaques.alfonso().with("conjunction", "GAIN");
 * EscaquesPosition start = ruleset.initial(List.of(Planet.values()));
 * EscaquesPosition next = start.play("3");
 * System.out.println(next.score(1) + " points for the Moon in " + next.space(Planet.MOON));
 * System.out.println(ExpectedScore.of(next).ownTurn(2) + " expected for Mercury");
 * }</pre>
 *
 * <p>A game begins with seven throws that give each seat its planet, or with an assignment that is given, as here. From
 * then on each turn is one throw of a seven-sided die. There is nothing to decide unless the option {@code throwUse} lets
 * a planet go fewer spaces than thrown. {@link io.github.lusoria.escaques.AspectScoring} reckons the points of an entry
 * without any position.
 *
 * <p>A position is text that is read back, such as
 * {@code Lib1/Vir1/Tau1/Leo1/Sco1/Sgr1/Aqr1 MoMeVeSuMaJuSa 84,0,0,0,0,0,0 2 0/12}: the spaces of the planets from the
 * Moon to Saturn, the planets of the seats, the scores, the seat to throw, and the rounds played and agreed.
 */
@NullMarked
package io.github.lusoria.escaques;

import org.jspecify.annotations.NullMarked;
