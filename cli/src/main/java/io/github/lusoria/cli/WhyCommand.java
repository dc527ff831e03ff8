package io.github.lusoria.cli;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.Transition;
import java.util.LinkedHashSet;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Tells why a move is legal or not, and what it would do, by which rules. */
@Command(
        name = "why",
        description = {
            "Tell whether a move is legal and by which rule it is not; what it would do, event by event.",
            "The rules named are printed below with how well each is known."
        })
final class WhyCommand implements Runnable {
    private final Output out;
    private final Set<RuleId> named = new LinkedHashSet<>();

    @Mixin
    private StartOptions start = new StartOptions();

    @Parameters(
            index = "1",
            paramLabel = "MOVE",
            description = "A move, as 'lusoria moves' writes it, such as @c4, c4-c5, xd5.")
    private String text = "";

    WhyCommand(Output out) {
        this.out = out;
    }

    @Override
    public void run() {
        why(start.position());
    }

    private <P extends Position<P, M>, M extends Move> void why(Position<P, M> position) {
        named.clear();
        M move;
        try {
            move = position.parseMove(text);
        } catch (NotationException e) {
            throw new BadInputException("the move is unreadable, " + e.getMessage(), e);
        } catch (IllegalMoveException e) { // a way that is written out and not open
            illegal(text, e.illegality());
            rules(position);
            return;
        }
        if (position.legality(move) instanceof Legality.Illegal illegal) {
            illegal(move.toString(), illegal);
        } else {
            legal(position.explain(move), move);
        }
        rules(position);
    }

    private void illegal(String move, Legality.Illegal illegal) {
        out.line(move + " is illegal: " + illegal.reason().text() + " (" + illegal.rule() + ").");
        named.add(illegal.rule());
    }

    private void legal(Transition<? extends Position<?, ?>, ? extends Event> transition, Move move) {
        boolean quiet = transition.events().isEmpty();
        out.line(move + " is legal" + (quiet ? ", and nothing else happens." : "."));
        for (Event event : transition.events()) {
            out.line("  " + event + " (" + event.rule() + ")");
            named.add(event.rule());
        }
        out.line("then " + transition.position());
        transition.position().outcome().ifPresent(this::over);
    }

    private void over(Outcome outcome) {
        RuleId rule = outcome.termination().rule();
        out.line(ShowCommand.result(outcome) + " (" + rule + ")");
        named.add(rule);
    }

    private void rules(Position<?, ?> position) {
        for (RuleId id : named) {
            position.ruleset().rule(id).ifPresent(this::rule);
        }
    }

    private void rule(Rule rule) {
        out.line("");
        out.line(rule.id() + ": " + rule.statement());
        out.line("  [" + rule.evidence().words() + "]");
        rule.citations().forEach(citation -> out.line("  " + citation));
    }
}
