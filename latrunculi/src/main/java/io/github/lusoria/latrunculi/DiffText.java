package io.github.lusoria.latrunculi;

import io.github.lusoria.core.Rule;
import io.github.lusoria.latrunculi.RulesetDiff.Option;
import io.github.lusoria.latrunculi.RulesetDiff.Scope;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A comparison of two rulesets as people read it. */
final class DiffText {
    /** How many moves of a kind are told one by one. */
    private static final int TOLD = 5;

    private final RulesetDiff diff;
    private final StringBuilder out = new StringBuilder();

    DiffText(RulesetDiff diff) {
        this.diff = diff;
    }

    String text() {
        line("first:  " + diff.first());
        line("second: " + diff.second());
        line("");
        if (diff.options().isEmpty()) {
            line("The rules are the same.");
            return out.toString();
        }
        options();
        line("");
        diff.witness().ifPresentOrElse(this::witness, this::noWitness);
        notes();
        rules();
        return out.toString();
    }

    /** What the witness does not speak of. */
    private void notes() {
        boolean isGame =
                diff.witness().filter(witness -> !witness.line().isEmpty()).isPresent();
        if (!isGame) {
            names(Scope.GAME)
                    .ifPresent(names -> note("No position shows " + names
                            + ": what is said of repetition needs a game, not a position."));
        }
        names(Scope.START).ifPresent(names -> {
            note("No position of both shows " + names + ": games only start from something else.");
            line("  first:  " + diff.first().initial());
            line("  second: " + diff.second().initial());
        });
    }

    /** What each rulebook says, and where it is from. */
    private void rules() {
        if (diff.rules().isEmpty()) {
            return;
        }
        note("Rules that differ:");
        for (RulesetDiff.RuleDifference difference : diff.rules()) {
            line("");
            line(difference.id().toString());
            rule("  first:  ", difference.first());
            rule("  second: ", difference.second());
        }
    }

    private void rule(String heading, Optional<Rule> rule) {
        line(heading
                + rule.map(said -> said.statement() + " [" + said.evidence().words() + "]")
                        .orElse("There is no such rule."));
        rule.ifPresent(said -> said.citations().forEach(citation -> line("    " + citation)));
    }

    private void note(String text) {
        if (out.charAt(out.length() - 2) != '\n') {
            line("");
        }
        line(text);
    }

    private void line(String text) {
        out.append(text).append('\n');
    }

    // ---- options

    private void options() {
        int name = width("option", Option::name);
        int value = width("first", Option::first);
        row(name, value, "option", "first", "second");
        for (Option option : diff.options()) {
            row(name, value, option.name(), option.first(), option.second());
        }
    }

    private int width(String heading, Function<Option, String> cell) {
        int widest =
                diff.options().stream().map(cell).mapToInt(String::length).max().orElse(0);
        return Math.max(widest, heading.length());
    }

    private void row(int name, int value, String... cells) {
        String gap = " ".repeat(name - cells[0].length() + 2);
        line(cells[0] + gap + cells[1] + " ".repeat(value - cells[1].length() + 2) + cells[2]);
    }

    /** The options that only something else than a position shows, joined. */
    private Optional<String> names(Scope scope) {
        List<String> names = diff.options().stream()
                .filter(option -> option.scope() == scope)
                .map(Option::name)
                .toList();
        return names.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", names));
    }

    // ---- the witness

    private void noWitness() {
        if (diff.options().stream().anyMatch(option -> option.scope() != Scope.START)) {
            line("No difference was found in " + diff.positions() + " positions. That is no proof that there is none.");
        }
    }

    private void witness(Witness witness) {
        if (!witness.line().isEmpty()) {
            line("What is said of repetition needs a game, not a position. This one shows it:");
            names(Scope.POSITION).ifPresent(names -> line("(No position was found that shows " + names + ".)"));
            line("");
        }
        out.append(witness.first().diagram().text());
        if (witness.first().toString().equals(witness.second().toString())) {
            line(witness.first().toString());
        } else {
            line("first:  " + witness.first());
            line("second: " + witness.second());
        }
        if (!witness.line().isEmpty()) {
            line("played: "
                    + witness.line().stream().map(LatrunculiMove::toString).collect(Collectors.joining(" ")));
        }
        line("");
        tell(witness.firstOnly(), only -> only("first only: ", "second", only));
        tell(witness.secondOnly(), only -> only("second only: ", "first", only));
        tell(witness.changed(), this::changed);
    }

    private <T> void tell(List<T> findings, Consumer<T> telling) {
        findings.stream().limit(TOLD).forEach(telling);
        if (findings.size() > TOLD) {
            line("  and " + (findings.size() - TOLD) + " more of this kind");
        }
    }

    private void changed(Witness.Changed changed) {
        line("both: " + changed.move());
        line("  first:  " + effect(changed.first()));
        line("  second: " + effect(changed.second()));
    }

    private void only(String heading, String other, Witness.Only only) {
        line(heading + only.move());
        line("  " + other + ": " + only.refusal());
    }

    private static String effect(Witness.Effect effect) {
        String events = effect.events().stream().map(LatrunculiEvent::toString).collect(Collectors.joining(", "));
        // the text of a position says how it ended, but not what its past ended
        boolean byItsPast =
                effect.outcome().isPresent() && effect.position().outcome().isEmpty();
        String outcome = byItsPast ? ", the game is over: " + effect.outcome().get() : "";
        return (events.isEmpty() ? "-" : events) + ", then " + effect.position() + outcome;
    }
}
