package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Event;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * A game written down with all that can be seen of it, to be compared with the same game another time.
 *
 * <p>The text tells ruleset, version, start and the random game that it is; its outcome; then a line a ply, tab by tab: the
 * ply, the move, the number of legal moves after it, the position, the events with their rules. Of a long game the middle is
 * told in blocks: the first ply, a digest of the lines (FNV-1a, 64 bits) and the moves. Last come the first refusal by each
 * rule that refuses some random action or a repetition, with the ply before it (all actions at the start, some
 * random ones later), and what an end from outside would be.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class GoldenGame<P extends Position<P, M>, M extends Move> {
    /** The seed of all golden games; each has a number of its own. */
    public static final long SEED = 12830318;

    private static final int TOLD_FIRST = 100;
    private static final int TOLD_LAST = 100;
    private static final int BLOCK = 50;
    private static final int TRIES = 40;
    private static final int TRIES_LATER = 4;
    private static final int EARLY = 250;
    private static final int CANDIDATES = 40;
    private static final int LONGEST = 3000;
    private static final int SHORT = 400;
    private static final int MOST_GAMES = 20_000;

    private final String title;
    private final Ruleset<P, M> ruleset;
    private final P start;
    private final List<String> script;
    /** What the text has to have, so that a game is chosen for it. */
    private final List<String> wanted;

    private GoldenGame(String title, Ruleset<P, M> ruleset, P start, List<String> script, List<String> wanted) {
        this.title = title;
        this.ruleset = ruleset;
        this.start = start;
        this.script = List.copyOf(script);
        this.wanted = List.copyOf(wanted);
    }

    /**
     * Returns the golden game of a ruleset, a whole random game from its initial position if one can be found that is not too
     * long.
     *
     * @param ruleset the ruleset
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the game
     */
    public static <P extends Position<P, M>, M extends Move> GoldenGame<P, M> of(Ruleset<P, M> ruleset) {
        return new GoldenGame<>(ruleset.id().toString(), ruleset, ruleset.initial(), List.of(), List.of());
    }

    /**
     * Returns a golden game that begins in a certain way and goes on at random.
     *
     * @param title what it shows, a few words of {@code a-z}, digits and {@code -}
     * @param ruleset the ruleset
     * @param start the text of the position it starts from; empty for the initial one
     * @param moves the texts of the first moves
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the game
     */
    public static <P extends Position<P, M>, M extends Move> GoldenGame<P, M> from(
            String title, Ruleset<P, M> ruleset, String start, String... moves) {
        P position = start.isEmpty() ? ruleset.initial() : ruleset.parse(start);
        return new GoldenGame<>(title, ruleset, position, List.of(moves), List.of());
    }

    /**
     * Returns the first random game that shows certain things.
     *
     * @param title what it shows, a few words of {@code a-z}, digits and {@code -}
     * @param ruleset the ruleset
     * @param wanted what its text has to have, such as {@code (latrunculi.end.passes)}
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the game
     */
    public static <P extends Position<P, M>, M extends Move> GoldenGame<P, M> showing(
            String title, Ruleset<P, M> ruleset, String... wanted) {
        return new GoldenGame<>(title, ruleset, ruleset.initial(), List.of(), List.of(wanted));
    }

    /**
     * Returns the name of the game's file.
     *
     * @return a name without folders, the ruleset's id without the game, or the title
     */
    public String file() {
        return title.substring(title.indexOf('/') + 1) + ".txt";
    }

    /**
     * Returns which random game this is: the shortest of some that end, or the first few plies where none ends soon.
     *
     * @return what {@link #text(String)} takes
     */
    public String choose() {
        if (!wanted.isEmpty()) {
            return chooseWanted();
        }
        int best = LONGEST + 1;
        long chosen = 0;
        for (long number = 0; number < CANDIDATES; number++) {
            int cap = best - 1;
            Game<P, M> game = play(number, cap);
            if (game.outcome().isPresent() && game.ply() < best) {
                best = game.ply();
                chosen = number;
            }
            if (best <= SHORT) {
                break;
            }
        }
        return "game " + chosen + " of seed " + SEED + ", at most " + (best > LONGEST ? SHORT : LONGEST) + " plies";
    }

    private String chooseWanted() {
        for (long number = 0; number < MOST_GAMES; number++) {
            String choice = "game " + number + " of seed " + SEED + ", at most " + SHORT + " plies";
            String text = text(choice);
            if (wanted.stream().allMatch(text::contains)) {
                return choice;
            }
        }
        throw new AssertionError(title + ": no game of " + MOST_GAMES + " shows " + wanted);
    }

    private Game<P, M> play(long number, int cap) {
        Xoshiro256 random = Xoshiro256.of(SEED, number);
        Game<P, M> game = Game.from(start);
        for (String move : script) {
            game = game.play(move);
        }
        while (game.ply() < cap && game.outcome().isEmpty()) {
            game = game.playRandom(random);
        }
        return game;
    }

    /**
     * Plays the game and writes it down.
     *
     * @param choice which random game it is, as {@link #choose()} says
     * @return lines that end in line feeds
     */
    public String text(String choice) {
        long number = Long.parseLong(word(choice, 1));
        int cap = Integer.parseInt(word(choice, 7));
        Game<P, M> game = play(number, cap);
        StringBuilder out = new StringBuilder();
        out.append("# A golden game, written by GoldenGame with -Dgolden.write; not to be edited.\n");
        out.append("ruleset\t").append(ruleset.id()).append('\n');
        out.append("version\t").append(ruleset.version()).append('\n');
        out.append("random\t").append(choice).append('\n');
        if (!start.equals(ruleset.initial())) {
            out.append("start\t").append(start).append('\n');
        }
        if (!script.isEmpty()) {
            out.append("begins\t").append(String.join(" ", script)).append('\n');
        }
        out.append("plies\t").append(game.ply()).append('\n');
        out.append("outcome\t").append(outcome(game.outcome())).append("\n\n");
        appendPlies(out, game);
        out.append('\n');
        refusals(game, number).forEach((rule, line) -> out.append(line).append('\n'));
        appendEndFromOutside(out, game);
        return out.toString();
    }

    private static String word(String choice, int index) {
        return choice.split(" ", -1)[index];
    }

    private static String outcome(Optional<Outcome> outcome) {
        return outcome.map(end -> end + " (" + end.termination().rule() + ")").orElse("-");
    }

    // ---- plies

    private void appendPlies(StringBuilder out, Game<P, M> game) {
        int blocks = Math.max(0, (game.ply() - TOLD_FIRST - TOLD_LAST) / BLOCK);
        for (int ply = 0; ply <= game.ply(); ply++) {
            boolean blockBegins = ply > TOLD_FIRST && blocks > 0;
            if (!blockBegins) {
                out.append(line(game.at(ply))).append('\n');
                continue;
            }
            long digest = 0xcbf29ce484222325L;
            StringJoiner moves = new StringJoiner(" ");
            for (int i = 0; i < BLOCK; i++) {
                Game<P, M> at = game.at(ply + i);
                digest = digest(digest, line(at) + "\n");
                moves.add(at.lastMove().orElseThrow().toString());
            }
            out.append(ply)
                    .append("\tdigest\t")
                    .append(String.format("%016x", digest))
                    .append('\t')
                    .append(moves)
                    .append('\n');
            ply += BLOCK - 1;
            blocks--;
        }
    }

    private String line(Game<P, M> at) {
        StringJoiner events = new StringJoiner(", ").setEmptyValue("-");
        String move = "-";
        if (at.ply() > 0) {
            M played = at.lastMove().orElseThrow();
            move = played.toString();
            for (Event event : at.parent().orElseThrow().explain(played).events()) {
                events.add(event + " (" + event.rule() + ")");
            }
        }
        return at.ply() + "\t" + move + "\t" + at.legalMoves().size() + "\t" + at.position() + "\t" + events;
    }

    private static long digest(long before, String text) {
        long hash = before;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
        }
        return hash;
    }

    // ---- refusals and ends

    /** The first refusal by each rule, in the order of plies. */
    private Map<String, String> refusals(Game<P, M> game, long number) {
        Xoshiro256 random = Xoshiro256.of(SEED, ~number);
        Map<String, String> refusals = new LinkedHashMap<>();
        for (int ply = 0; ply <= game.ply(); ply++) {
            Game<P, M> at = game.at(ply);
            List<M> actions = new ArrayList<>();
            for (int id = 0; ply == 0 && id < ruleset.actionCount(); id++) {
                actions.add(ruleset.action(id));
            }
            int tries = ply < EARLY || ply == game.ply() ? TRIES : TRIES_LATER;
            for (int i = 0; i < tries; i++) {
                actions.add(ruleset.action(random.nextInt(ruleset.actionCount())));
            }
            if (at.outcome().isEmpty() && at.legalMoves().size() < at.position().legalMoveCount()) {
                actions.addAll(at.position().legalMoves());
            }
            for (M action : actions) {
                if (at.legality(action) instanceof Legality.Illegal illegal) {
                    refusals.putIfAbsent(
                            illegal.rule().toString(),
                            "refused\t" + ply + "\t" + action + "\t(" + illegal.rule() + ")");
                }
            }
        }
        return refusals;
    }

    private void appendEndFromOutside(StringBuilder out, Game<P, M> game) {
        Game<P, M> last = game.outcome().isEmpty() ? game : game.parent().orElse(game);
        if (last.outcome().isPresent()) {
            return;
        }
        Game<P, M> ended = endedFromOutside(last);
        out.append("outside\t")
                .append(ended.ply())
                .append('\t')
                .append(outcome(ended.outcome()))
                .append('\n');
    }

    private Game<P, M> endedFromOutside(Game<P, M> game) {
        Traits traits = ruleset.traits();
        if (OutsideEnds.allowResigning(traits)) {
            return game.resign(1);
        }
        return OutsideEnds.allowDraw(traits)
                ? game.agreeDraw()
                : game.adjudicate(Collections.nCopies(traits.seats(), traits.leastPayoff()));
    }
}
