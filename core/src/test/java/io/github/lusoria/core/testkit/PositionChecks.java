package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.DiagramOptions;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.Set;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * What a position must satisfy, one method a fact. Each can be called with any position of the ruleset, such as one of a
 * jqwik property.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class PositionChecks<P extends Position<P, M>, M extends Move> {
    private final Ruleset<P, M> ruleset;
    private final Report report;

    PositionChecks(Ruleset<P, M> ruleset) {
        this.ruleset = ruleset;
        report = new Report(ruleset);
    }

    /**
     * The text of a position is one line of ASCII that reads back to an equal position.
     *
     * @param position any position of the ruleset
     */
    public void positionRoundTrips(P position) {
        String text = position.toString();
        report.require(Report.isPrintable(text) && !text.isEmpty(), "the text is not one line of ASCII", position);
        P parsed = ruleset.parse(text);
        report.require(
                parsed.equals(position) && position.equals(parsed), "not equal to what its text reads as", position);
        report.require(parsed.hashCode() == position.hashCode(), "its text reads with another hash code", position);
        report.require(parsed.hash64() == position.hash64(), "its text reads with another hash64", position);
        report.require(parsed.toString().equals(text), "its text reads as " + parsed, position);
        report.require(parsed.outcome().equals(position.outcome()), "its text reads with another outcome", position);
        report.require(parsed.actor().equals(position.actor()), "its text reads with another actor", position);
        report.require(parsed.legalMoves().equals(position.legalMoves()), "its text reads with other moves", position);
        report.require(position.toString().equals(text), "another text the second time", position);
        report.require(
                position.ruleset().equals(ruleset),
                "it belongs to " + position.ruleset().id(),
                position);
        report.require(Report.saysEqual(position, position), "not equal to itself", position);
        report.require(!Report.saysEqual(position, null), "equal to null", position);
        report.require(!Report.saysEqual(position, text), "equal to its text", position);
        report.require(!Report.saysEqual(position, new Object()), "equal to any object", position);
    }

    /**
     * The legal moves are an unmodifiable random-access list without duplicates, the same every time, and the count and
     * the single moves agree with it.
     *
     * @param position any position of the ruleset
     */
    public void legalMovesAreAList(P position) {
        List<M> moves = position.legalMoves();
        report.require(moves instanceof RandomAccess, "the list of moves has no random access", position);
        report.require(
                moves.size() == position.legalMoveCount(),
                "count " + position.legalMoveCount() + " of " + moves,
                position);
        for (int i = 0; i < moves.size(); i++) {
            report.require(
                    position.legalMove(i).equals(moves.get(i)), "move " + i + " is " + position.legalMove(i), position);
        }
        report.require(new HashSet<>(moves).size() == moves.size(), "duplicates in " + moves, position);
        report.require(position.legalMoves().equals(moves), "other moves the second time", position);
        if (!moves.isEmpty()) {
            M first = moves.get(0);
            refusesChange(() -> moves.add(first), "add", position);
            refusesChange(() -> moves.set(0, first), "set", position);
            refusesChange(() -> moves.remove(0), "remove", position);
        }
        Report.refusesIndexes("legalMove of " + report.at(position), position::legalMove, -1, moves.size());
        Report.refusesIndexes("play of " + report.at(position), position::play, -1, moves.size());
    }

    private void refusesChange(ThrowingCallable call, String method, P position) {
        if (!(catchThrowable(call) instanceof UnsupportedOperationException)) {
            report.require(false, "the list of moves lets one " + method, position);
        }
    }

    /**
     * No legal moves, nobody to act and an outcome come together; the outcome is within the traits.
     *
     * @param position any position of the ruleset
     */
    public void endsAgree(P position) {
        Traits traits = ruleset.traits();
        Actor actor = position.actor();
        Optional<Outcome> outcome = position.outcome();
        boolean over = position.legalMoveCount() == 0;
        report.require(
                over == actor.equals(Actor.NOBODY), "to act: " + actor + ", moves: " + position.legalMoves(), position);
        report.require(
                over == outcome.isPresent(), "outcome: " + outcome + ", moves: " + position.legalMoves(), position);
        if (actor instanceof Actor.Player player) {
            report.require(player.seat() <= traits.seats(), "there is no seat " + player.seat(), position);
        } else if (actor instanceof Actor.Chance chance) {
            report.require(traits.chance(), "chance decides in a game without", position);
            report.require(chance.seat() <= traits.seats(), "there is no seat " + chance.seat(), position);
        }
        outcome.ifPresent(result -> {
            report.require(result.payoffs().size() == traits.seats(), "payoffs for other seats: " + result, position);
            int sum = 0;
            for (int payoff : result.payoffs()) {
                boolean within = traits.leastPayoff() <= payoff && payoff <= traits.greatestPayoff();
                report.require(within, "payoffs out of bounds: " + result, position);
                sum += payoff;
            }
            report.require(!traits.zeroSum() || sum == 0, "payoffs add up to " + sum + ": " + result, position);
            String id = result.termination().id();
            report.require(id.matches("[a-z][a-z0-9-]*"), "the termination is called " + id, position);
            report.require(result.termination().rule() != null, "the termination has no rule", position);
            report.require(result.toString().startsWith(id), "the outcome is written " + result, position);
        });
    }

    /**
     * Weights are at least 1 and add up to the total; where a player chooses, all are 1. The first and the last of a
     * move's tickets draw it.
     *
     * @param position any position of the ruleset
     */
    public void weightsAreExact(P position) {
        boolean chance = position.actor() instanceof Actor.Chance;
        long sum = 0;
        for (int i = 0; i < position.legalMoveCount(); i++) {
            long weight = position.weight(i);
            report.require(chance ? weight >= 1 : weight == 1, "weight " + i + " is " + weight, position);
            int first = position.drawnMove(sum);
            sum = Math.addExact(sum, weight);
            int last = position.drawnMove(sum - 1);
            report.require(
                    first == i && last == i, "tickets of move " + i + " draw " + first + " and " + last, position);
        }
        for (long ticket : new long[] {-1, sum, Long.MIN_VALUE, Long.MAX_VALUE}) {
            Throwable thrown = catchThrowable(() -> position.drawnMove(ticket));
            report.require(
                    thrown instanceof IndexOutOfBoundsException, "ticket " + ticket + " of none: " + thrown, position);
        }
        report.require(
                sum == position.totalWeight(), "weights add up to " + sum + " of " + position.totalWeight(), position);
        Report.refusesIndexes("weight of " + report.at(position), position::weight, -1, position.legalMoveCount());
    }

    /**
     * There is a score for every seat, the same every time, and for no other.
     *
     * @param position any position of the ruleset
     */
    public void scoresAreThere(P position) {
        int seats = ruleset.traits().seats();
        for (int seat = 1; seat <= seats; seat++) {
            int score = position.score(seat);
            report.require(position.score(seat) == score, "the score of seat " + seat + " changes", position);
        }
        Report.refusesIndexes("score of " + report.at(position), position::score, 0, seats + 1);
    }

    /**
     * A position has its own board, whatever hash, progress and text it was made by; the board of a move's result is the
     * same seen from both sides.
     *
     * @param position any position of the ruleset
     */
    public void boardsAreCompared(P position) {
        P parsed = ruleset.parse(position.toString());
        sameBoard(position, parsed, true);
        if (position.legalMoveCount() > 0) {
            P next = position.play(0);
            sameBoard(position, next, position.hasSameBoard(next));
        }
    }

    private void sameBoard(P one, P other, boolean same) {
        report.require(one.hasSameBoard(other) == same, "hasSameBoard is " + !same + " for " + other, one);
        report.require(other.hasSameBoard(one) == same, "hasSameBoard is one-sided for " + other, one);
        report.require(!same || one.boardHash64() == other.boardHash64(), "boardHash64 differs for " + other, one);
        report.require(!same || one.progress() == other.progress(), "progress differs for " + other, one);
    }

    /**
     * Legal moves read back from their texts and their numbers.
     *
     * @param position any position of the ruleset
     */
    public void legalMovesRoundTrip(P position) {
        for (M move : position.legalMoves()) {
            String text = move.toString();
            report.require(Report.isOneWord(text), "the move " + text + " is not one word of ASCII", position);
            for (M parsed : List.of(ruleset.parseMove(text), position.parseMove(text))) {
                report.require(parsed.equals(move), "the move " + text + " parses as " + parsed, position);
                report.require(
                        parsed.hashCode() == move.hashCode(), "the move " + text + " parses otherwise", position);
                report.require(parsed.toString().equals(text), "the move " + text + " parses as " + parsed, position);
            }
            int id = ruleset.actionId(move);
            report.require(id >= 0 && id < ruleset.actionCount(), "the move " + move + " has the id " + id, position);
            report.require(
                    ruleset.action(id).equals(move),
                    "the move " + move + " has the id of " + ruleset.action(id),
                    position);
        }
    }

    /**
     * All ways of playing a legal move lead to equal positions and leave this one as it was; events are texts with
     * rules.
     *
     * @param position any position of the ruleset
     */
    public void playingAgrees(P position) {
        String text = position.toString();
        long hash = position.hash64();
        int hashCode = position.hashCode();
        List<M> moves = position.legalMoves();
        for (int i = 0; i < moves.size(); i++) {
            M move = moves.get(i);
            P next = position.play(i);
            report.require(next.equals(position.play(move)), "by index and by move differ: " + move, position);
            report.require(
                    next.equals(position.play(move.toString())), "by index and by text differ: " + move, position);
            Transition<P, ? extends Event> transition = position.explain(move);
            report.require(next.equals(transition.position()), "playing and explaining differ: " + move, position);
            report.require(
                    next.hashCode() == transition.position().hashCode(), "hash codes differ after " + move, position);
            report.require(next.hash64() == transition.position().hash64(), "hash64 differs after " + move, position);
            report.require(
                    next.toString().equals(transition.position().toString()), "texts differ after " + move, position);
            report.require(next.ruleset().equals(ruleset), "another ruleset after " + move, position);
            report.require(
                    transition.equals(position.explain(move)), "other events the second time: " + move, position);
            for (Event event : transition.events()) {
                String said = event.toString();
                boolean line = Report.isPrintable(said) && !said.isBlank() && said.indexOf(',') < 0;
                report.require(line, "the event of " + move + " is written " + said, position);
                report.require(event.rule() != null, "the event " + said + " of " + move + " has no rule", position);
            }
        }
        int[] far = {Integer.MIN_VALUE, -moves.size() - 1, moves.size() + 1, Integer.MAX_VALUE};
        Report.refusesIndexes("legalMove of " + report.at(position), position::legalMove, far);
        Report.refusesIndexes("play of " + report.at(position), position::play, far);
        Report.refusesIndexes("weight of " + report.at(position), position::weight, far);
        Report.refusesIndexes(
                "score of " + report.at(position), position::score, Integer.MIN_VALUE, -1, Integer.MAX_VALUE);
        report.require(position.toString().equals(text), "playing changed it from " + text, position);
        report.require(
                position.hash64() == hash && position.hashCode() == hashCode, "playing changed its hash", position);
        report.require(position.legalMoves().equals(moves), "playing changed its moves from " + moves, position);
    }

    /**
     * A move is legal exactly if it is a legal move, for every action there is; an illegal one is refused with the rule
     * it breaks, in words, wherever it is played.
     *
     * @param position any position of the ruleset
     */
    public void legalityIsMembership(P position) {
        String text = position.toString();
        Set<M> legal = new HashSet<>(position.legalMoves());
        Set<RuleId> refused = new HashSet<>();
        int actions = ruleset.actionCount();
        for (int id = 0; id < actions; id++) {
            M action = ruleset.action(id);
            boolean member = legal.contains(action);
            if (position.isLegal(action) != member) {
                report.require(false, "isLegal(" + action + ") is " + !member, position);
            }
            Legality legality = position.legality(action);
            if (legality.isLegal() != member) {
                report.require(false, "legality(" + action + ") is " + legality, position);
            }
            if (legality instanceof Legality.Illegal illegal) {
                String reason = illegal.reason().text();
                if (reason.isBlank() || !Report.isPrintable(reason) || reason.indexOf('{') >= 0) {
                    report.require(false, "the reason against " + action + " reads " + reason, position);
                }
                if (refused.add(illegal.rule()) || id % 16 == 0) {
                    refusesToPlay(position, action, illegal);
                }
            }
        }
        report.require(position.toString().equals(text), "asking changed it from " + text, position);
    }

    private void refusesToPlay(P position, M move, Legality.Illegal illegal) {
        Map<String, ThrowingCallable> ways = Map.of(
                "play(move)", () -> position.play(move),
                "play(text)", () -> position.play(move.toString()),
                "explain(move)", () -> position.explain(move));
        ways.forEach((way, call) -> {
            String what = report.at(position) + ": " + way + " of illegal " + move;
            Throwable thrown = catchThrowable(call);
            assertThat(thrown).as(what).isInstanceOf(IllegalMoveException.class);
            IllegalMoveException refusal = (IllegalMoveException) thrown;
            assertThat((Object) refusal.position()).as("position of " + what).isEqualTo(position);
            assertThat(refusal.move()).as("move of " + what).isEqualTo(move);
            assertThat(refusal.illegality()).as("illegality of " + what).isEqualTo(illegal);
            assertThat(refusal)
                    .as("message of " + what)
                    .hasMessageContaining(illegal.rule().toString());
        });
    }

    /**
     * Pictures of the position and of what its first moves do are valid SVG, lie inside of their view box whichever way
     * they are turned, and are the same the second time; the flipped one goes together with the other line by line.
     *
     * @param position any position of the ruleset
     */
    public void diagramIsPicture(P position) {
        picturesAreSound(position.diagram(), position);
        int moves = Math.min(3, position.legalMoveCount());
        for (int i = 0; i < moves; i++) {
            Diagram diagram = position.diagram(position.legalMove(i));
            picturesAreSound(diagram, position);
            report.require(
                    diagram.text().equals(position.play(i).diagram().text()), "another text after move " + i, position);
        }
    }

    private void picturesAreSound(Diagram diagram, P position) {
        DiagramOptions options = DiagramOptions.DEFAULT;
        String svg = diagram.svg(options);
        report.require(svg.equals(diagram.svg()), "another picture by default", position);
        for (DiagramOptions each : List.of(
                options,
                options.withFlipped(true).withTheme(DiagramOptions.Theme.DARK),
                options.withCoordinates(false)
                        .withTheme(DiagramOptions.Theme.LIGHT)
                        .withSize(100))) {
            Drawing drawing = Drawing.parse(diagram.svg(each));
            try {
                drawing.requireStandalone();
                drawing.requireInside();
            } catch (AssertionError e) {
                throw new AssertionError(report.at(position) + ", " + each + ": " + e.getMessage(), e);
            }
        }
        long lines = svg.lines().count();
        report.require(
                diagram.svg(options.withFlipped(true)).lines().count() == lines, "another number of lines", position);
        String unicode = diagram.text(options.withCharacters(DiagramOptions.Characters.UNICODE));
        report.require(unicode.endsWith("\n") && !unicode.isBlank(), "no text in Unicode", position);
    }

    /**
     * The drawing is lines of ASCII, each ended by a line feed.
     *
     * @param position any position of the ruleset
     */
    public void diagramIsText(P position) {
        String drawing = position.diagram().text();
        boolean lines = drawing.endsWith("\n") && !drawing.isBlank();
        report.require(lines, "the drawing does not end a line:\n" + drawing, position);
        boolean ascii = drawing.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
        report.require(ascii, "the drawing is not ASCII:\n" + drawing, position);
        report.require(position.diagram().text().equals(drawing), "another drawing the second time", position);
        String byDefault = position.diagram().text(DiagramOptions.DEFAULT);
        report.require(byDefault.equals(drawing), "another drawing with the default options", position);
    }
}
