package io.github.lusoria.core.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.Game;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Playout;
import io.github.lusoria.core.PlayoutSummary;
import io.github.lusoria.core.Playouts;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.RulesException;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.Rulesets;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.WhenBlocked;
import io.github.lusoria.core.Xoshiro256;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.Set;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * What every ruleset of every game must satisfy, one method a fact, by plain assertions.
 *
 * <p>A battery belongs to one ruleset. It plays games at random from fixed seeds, so that every run sees the same
 * positions: {@link #plies()} are whole games, for what is cheap to check; {@link #sample()} are some positions of many
 * games, the first and the last among them, for what is not. Each check of a position can also be called alone, with a
 * position of the caller's, such as one of a jqwik property.
 *
 * <p>A failure names the ruleset, the position's text and the move.
 *
 * @param <P> the type of position
 * @param <M> the type of move
 */
public final class RulesetBattery<P extends Position<P, M>, M extends Move> {
    private static final long SEED = 20010101;
    private static final int LONGEST_GAME = 1000;

    private final Ruleset<P, M> ruleset;
    private final int games;

    private RulesetBattery(Ruleset<P, M> ruleset, int games) {
        this.ruleset = ruleset;
        this.games = games;
    }

    /**
     * Returns the battery of a ruleset, as large as the system property {@code lusoria.games} says.
     *
     * @param ruleset the ruleset
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the battery
     */
    public static <P extends Position<P, M>, M extends Move> RulesetBattery<P, M> of(Ruleset<P, M> ruleset) {
        return of(ruleset, Integer.getInteger("lusoria.games", 100));
    }

    /**
     * Returns the battery of a ruleset.
     *
     * @param ruleset the ruleset
     * @param games how large it is: 100 for a second or so, 1000 for CI
     * @param <P> the type of position
     * @param <M> the type of move
     * @return the battery
     */
    public static <P extends Position<P, M>, M extends Move> RulesetBattery<P, M> of(Ruleset<P, M> ruleset, int games) {
        return new RulesetBattery<>(ruleset, games);
    }

    // ---------------------------------------------------------------------------------------------- positions

    /**
     * Returns all positions of a few random games, up to a number that follows the size of the battery.
     *
     * @return positions, game after game
     */
    public List<P> plies() {
        List<P> plies = new ArrayList<>();
        int wanted = Math.max(50, games * 10);
        for (long game = 0; plies.size() < wanted; game++) {
            plies.addAll(game(game));
        }
        return plies;
    }

    /**
     * Returns some positions of many random games, less of them where a ruleset has many actions.
     *
     * @return positions without duplicates, always with the first of a game and, where games end, a last one
     */
    public List<P> sample() {
        int wanted = Math.max(4, Math.min(games, games * 500 / ruleset.actionCount()));
        Set<P> sample = new LinkedHashSet<>();
        Xoshiro256 random = Xoshiro256.of(SEED);
        int plays = Math.max(2, Math.min(wanted / 4, 50));
        for (int game = 0; game < plays; game++) {
            List<P> plies = game(1000 + game);
            if (game == 0) {
                sample.add(plies.get(0));
            }
            sample.add(plies.get(plies.size() - 1));
            for (int i = 0; i * plays < wanted; i++) {
                sample.add(plies.get(random.nextInt(plies.size())));
            }
        }
        return List.copyOf(sample);
    }

    /**
     * Returns all positions of one random game, or of its first thousand plies.
     *
     * @param number the number of the game
     * @return positions, from the initial one
     */
    public List<P> game(long number) {
        Xoshiro256 random = Xoshiro256.of(SEED, number);
        List<P> plies = new ArrayList<>();
        P position = ruleset.initial();
        plies.add(position);
        while (plies.size() <= LONGEST_GAME && position.legalMoveCount() > 0) {
            position = position.play(Playouts.choose(position, random));
            plies.add(position);
        }
        int longest = ruleset.traits().longestGame().orElse(Integer.MAX_VALUE);
        require(plies.size() - 1 <= longest, "a game of more than " + longest + " plies", position);
        return plies;
    }

    // ------------------------------------------------------------------------------------------------- ruleset

    /** The ruleset has a title, a version and traits, and is a value by its id. */
    public void rulesetIsAValue() {
        assertThat(ruleset.title()).as("title of %s", name()).isNotBlank().doesNotContain("\n", "\r");
        assertThat(ruleset.version()).as("version of %s", name()).isPositive();
        assertThat(ruleset.traits()).as("traits of %s", name()).isEqualTo(ruleset.traits());
        assertThat(ruleset.actionCount()).as("action count of %s", name()).isPositive();
        Ruleset<P, M> same = ruleset.with(Map.of());
        assertThat(same).as("%s without changes", name()).isEqualTo(ruleset).hasSameHashCodeAs(ruleset);
        assertThat(ruleset)
                .as("%s is equal to", name())
                .isEqualTo(ruleset)
                .isNotEqualTo(null)
                .isNotEqualTo(ruleset.id())
                .isNotEqualTo(ruleset.id().toString());
    }

    /** The id is text that parses back, to this ruleset where the catalogue lists it. */
    public void idParsesBack() {
        RulesetId id = ruleset.id();
        assertThat(RulesetId.parse(id.toString())).as("id of %s", name()).isEqualTo(id);
        Map<String, String> changed = new HashMap<>();
        for (RuleOption option : ruleset.options()) {
            if (option.isChanged()) {
                changed.put(option.name(), option.value());
            }
        }
        assertThat(changed).as("options in the id of %s", name()).isEqualTo(id.options());
        Rulesets.find(id.base()).ifPresent(listed -> {
            assertThat(listed.id()).as("id of the listed ruleset").isEqualTo(id.base());
            Ruleset<?, ?> found = Rulesets.of(id.toString());
            assertThat((Object) found)
                    .as("%s from the catalogue", name())
                    .isEqualTo(ruleset)
                    .hasSameHashCodeAs(ruleset);
        });
    }

    /** Options apply, and what is no option or value is refused, all at once. */
    public void optionsAreSound() {
        Map<String, String> values = new HashMap<>();
        for (RuleOption option : ruleset.options()) {
            String what = name() + " option " + option;
            assertThat(values.put(option.name(), option.value()))
                    .as("%s is there twice", what)
                    .isNull();
            assertThat(option.description()).as("description of %s", what).isNotBlank();
            assertThat(option.values()).as("values of %s", what).isNotEmpty().doesNotHaveDuplicates();
            assertThat(ruleset.with(option.name(), option.value())).as(what).isEqualTo(ruleset);
            for (String value : candidates(option)) {
                checkOption(option, value);
            }
            Throwable unreadable = catchThrowable(() -> ruleset.with(option.name(), "~"));
            assertThat(unreadable).as("%s set to ~", what).isInstanceOf(InvalidRulesetException.class);
        }
        assertThat(ruleset.options()).as("options of %s, again", name()).isEqualTo(ruleset.options());
        assertThat(ruleset.with(values)).as("%s with all its options", name()).isEqualTo(ruleset);
        InvalidRulesetException unknown =
                (InvalidRulesetException) catchThrowable(() -> ruleset.with(Map.of("noSuch", "1", "norSuch", "2")));
        assertThat(unknown).as("%s with unknown options", name()).isNotNull();
        assertThat(unknown.violations()).as("%s with unknown options", name()).hasSizeGreaterThanOrEqualTo(2);
        assertThat(catchThrowable(() -> ruleset.with("noSuch", "1")))
                .as("%s with an unknown option", name())
                .isInstanceOf(InvalidRulesetException.class);
    }

    private void checkOption(RuleOption option, String value) {
        String what = name() + " with " + option.name() + "=" + value;
        Optional<Ruleset<P, M>> other = other(option.name(), value);
        if (other.isEmpty()) {
            return;
        }
        Ruleset<P, M> changed = other.get();
        Map<String, String> values = new HashMap<>();
        changed.options().forEach(each -> values.put(each.name(), each.value()));
        assertThat(values).as(what).containsEntry(option.name(), value);
        assertThat(changed.id().base())
                .as("base of %s", what)
                .isEqualTo(ruleset.id().base());
        assertThat(RulesetId.parse(changed.id().toString()))
                .as("id of %s", what)
                .isEqualTo(changed.id());
        assertThat(changed.equals(ruleset))
                .as("%s is equal to %s", what, name())
                .isEqualTo(value.equals(option.value()));
        assertThat(ruleset.with(values)).as("%s by all its options", what).isEqualTo(changed);
    }

    /** Values of an option that can be tried without knowing the game: its words, and the ends of its ranges. */
    private static Set<String> candidates(RuleOption option) {
        Set<String> candidates = new LinkedHashSet<>();
        candidates.add(option.defaultValue());
        for (String value : option.values()) {
            if (value.matches("-?[0-9]+\\.\\.-?[0-9]+")) {
                candidates.addAll(Arrays.asList(value.split("\\.\\.")));
            } else if (value.matches("[A-Z0-9_]+|true|false")) {
                candidates.add(value);
            }
        }
        return candidates;
    }

    /** The ruleset with another value, unless it contradicts the rest. */
    private Optional<Ruleset<P, M>> other(String option, String value) {
        try {
            return Optional.of(ruleset.with(option, value));
        } catch (InvalidRulesetException contradiction) {
            assertThat(contradiction.violations())
                    .as("%s with %s=%s", name(), option, value)
                    .isNotEmpty();
            return Optional.empty();
        }
    }

    /** The initial position is nobody's win, and always the same. */
    public void initialPositionIsAStart() {
        P initial = ruleset.initial();
        assertThat(initial.outcome()).as("outcome of the start of %s", name()).isEmpty();
        assertThat(initial.legalMoveCount())
                .as("moves at the start of %s", name())
                .isPositive();
        assertThat(ruleset.initial()).as("start of %s, again", name()).isEqualTo(initial);
    }

    /** Every action has one number and every number one action, and both have one text. */
    public void actionIdsAreABijection() {
        int count = ruleset.actionCount();
        Set<M> actions = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (int id = 0; id < count; id++) {
            M action = ruleset.action(id);
            String text = action.toString();
            String what = name() + ": action " + id + ", " + text;
            require(ruleset.actionId(action) == id, what + " has the id " + ruleset.actionId(action));
            require(actions.add(action), what + " is there twice");
            require(texts.add(text), what + ": its text is there twice");
            require(isOneWord(text), what + " is not one word of ASCII");
            M parsed = ruleset.parseMove(text);
            require(parsed.equals(action), what + " parses as " + parsed);
            require(parsed.hashCode() == action.hashCode(), what + " parses with another hash code");
            require(parsed.toString().equals(text), what + " parses as " + parsed);
        }
        M first = ruleset.action(0);
        assertThat(saysEqual(first, null)).as("%s: %s equals null", name(), first).isFalse();
        assertThat((Object) first).as("%s: a move equals its text", name()).isNotEqualTo(first.toString());
        refusesIndexes("action of " + name(), ruleset::action, -1, count, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Null arguments are refused with the name of the parameter, by every method that takes an argument. */
    public void nullIsRefused() {
        refusesNull(() -> ruleset.parse(null), "parse", "text");
        refusesNull(() -> ruleset.parseMove(null), "parseMove", "text");
        refusesNull(() -> ruleset.actionId(null), "actionId", "move");
        refusesNull(() -> ruleset.with(null), "with", "options");
        refusesNull(() -> ruleset.with(null, "1"), "with", "option");
        refusesNull(() -> ruleset.with("noSuch", null), "with", "value");
        List<P> game = game(0);
        for (P position : List.of(game.get(0), game.get(game.size() - 1))) {
            refusesNull(() -> position.isLegal(null), "isLegal", "move");
            refusesNull(() -> position.legality(null), "legality", "move");
            refusesNull(() -> position.play((M) null), "play", "move");
            refusesNull(() -> position.play((String) null), "play", "move", "text");
            refusesNull(() -> position.parseMove(null), "parseMove", "text");
            refusesNull(() -> position.explain(null), "explain", "move");
        }
    }

    private void refusesNull(ThrowingCallable call, String method, String... parameters) {
        Throwable thrown = catchThrowable(call);
        String what = name() + ": " + method + " of null " + String.join(" or ", parameters);
        assertThat(thrown).as(what).isInstanceOf(NullPointerException.class);
        assertThat(thrown.getMessage()).as(what + " names the parameter").isIn((Object[]) parameters);
    }

    /** Texts of any length and content are either refused in a few words of ASCII, or read and written back. */
    public void oddTextsAreRefused() {
        List<P> game = game(0);
        List<String> positions = List.of(
                game.get(0).toString(),
                game.get(game.size() / 2).toString(),
                game.get(game.size() - 1).toString());
        for (String text : OddTexts.around(positions, SEED, Math.max(20, games))) {
            String what = name() + ": position " + OddTexts.show(text);
            refusesOrReads(what, () -> {
                P read = ruleset.parse(text);
                assertThat(ruleset.parse(read.toString())).as(what).isEqualTo(read);
            });
        }
        P middle = game.get(game.size() / 2);
        List<String> moves = new ArrayList<>();
        middle.legalMoves().stream().limit(20).forEach(move -> moves.add(move.toString()));
        for (int i = 0; i < 20; i++) {
            moves.add(ruleset.action(i * (ruleset.actionCount() - 1) / 20).toString());
        }
        for (String text : OddTexts.around(moves, SEED, Math.max(20, games))) {
            String what = name() + ": move " + OddTexts.show(text);
            refusesOrReads(what, () -> {
                M read = ruleset.parseMove(text);
                assertThat(ruleset.parseMove(read.toString())).as(what).isEqualTo(read);
            });
            refusesOrReads(what + " in position " + middle, () -> {
                M read = middle.parseMove(text);
                assertThat(ruleset.parseMove(read.toString())).as(what).isEqualTo(read);
            });
            refusesOrReads(what + " played in position " + middle, () -> middle.play(text));
        }
    }

    private static void refusesOrReads(String what, ThrowingCallable call) {
        Throwable thrown = catchThrowable(call);
        if (thrown instanceof AssertionError error) {
            throw error;
        }
        if (thrown != null) {
            assertThat(thrown).as(what).isInstanceOf(RulesException.class);
            String message = thrown.getMessage();
            assertThat(isPrintable(message))
                    .as("%s: is the message ASCII? %s", what, message)
                    .isTrue();
            assertThat(message.length())
                    .as("%s: length of the message %s", what, message)
                    .isBetween(1, 2000);
        }
    }

    // ---------------------------------------------------------------------------------------------- a position

    /** {@link #positionRoundTrips} for whole games. */
    public void positionsRoundTrip() {
        plies().forEach(this::positionRoundTrips);
    }

    /** {@link #legalMovesAreAList} for whole games. */
    public void legalMovesAreStableLists() {
        plies().forEach(this::legalMovesAreAList);
    }

    /** {@link #endsAgree} for whole games. */
    public void actorsMovesAndOutcomesAgree() {
        plies().forEach(this::endsAgree);
    }

    /** {@link #weightsAreExact(Position)} for whole games. */
    public void weightsAreExact() {
        plies().forEach(this::weightsAreExact);
    }

    /** {@link #scoresAreThere(Position)} for whole games. */
    public void scoresAreThere() {
        plies().forEach(this::scoresAreThere);
    }

    /** {@link #boardsAreCompared} for whole games, and progress never falls. */
    public void boardsAreCompared() {
        P before = null;
        for (P position : plies()) {
            boardsAreCompared(position);
            // the first of a game is the initial position and follows on none
            if (before != null && !position.equals(ruleset.initial())) {
                require(before.progress() <= position.progress(), "progress falls after " + before, position);
            }
            before = position;
        }
    }

    /** {@link #legalMovesRoundTrip(Position)} for a sample. */
    public void legalMovesRoundTrip() {
        sample().forEach(this::legalMovesRoundTrip);
    }

    /** {@link #playingAgrees(Position)} for a sample. */
    public void playingAgrees() {
        sample().forEach(this::playingAgrees);
    }

    /** {@link #legalityIsMembership(Position)} for a sample. */
    public void legalityIsMembership() {
        sample().forEach(this::legalityIsMembership);
    }

    /** {@link #diagramIsText} for a sample. */
    public void diagramsAreText() {
        sample().forEach(this::diagramIsText);
    }

    /**
     * The text of a position is one line of ASCII that reads back to an equal position.
     *
     * @param position any position of the ruleset
     */
    public void positionRoundTrips(P position) {
        String text = position.toString();
        require(isPrintable(text) && !text.isEmpty(), "the text is not one line of ASCII", position);
        P parsed = ruleset.parse(text);
        require(parsed.equals(position) && position.equals(parsed), "not equal to what its text reads as", position);
        require(parsed.hashCode() == position.hashCode(), "its text reads with another hash code", position);
        require(parsed.hash64() == position.hash64(), "its text reads with another hash64", position);
        require(parsed.toString().equals(text), "its text reads as " + parsed, position);
        require(parsed.outcome().equals(position.outcome()), "its text reads with another outcome", position);
        require(parsed.actor().equals(position.actor()), "its text reads with another actor", position);
        require(parsed.legalMoves().equals(position.legalMoves()), "its text reads with other moves", position);
        require(position.toString().equals(text), "another text the second time", position);
        require(
                position.ruleset().equals(ruleset),
                "it belongs to " + position.ruleset().id(),
                position);
        require(saysEqual(position, position), "not equal to itself", position);
        require(!saysEqual(position, null), "equal to null", position);
        require(!saysEqual(position, text), "equal to its text", position);
        require(!saysEqual(position, new Object()), "equal to any object", position);
    }

    /**
     * The legal moves are an unmodifiable random-access list without duplicates, the same every time, and the count and
     * the single moves agree with it.
     *
     * @param position any position of the ruleset
     */
    public void legalMovesAreAList(P position) {
        List<M> moves = position.legalMoves();
        require(moves instanceof RandomAccess, "the list of moves has no random access", position);
        require(
                moves.size() == position.legalMoveCount(),
                "count " + position.legalMoveCount() + " of " + moves,
                position);
        for (int i = 0; i < moves.size(); i++) {
            require(position.legalMove(i).equals(moves.get(i)), "move " + i + " is " + position.legalMove(i), position);
        }
        require(new HashSet<>(moves).size() == moves.size(), "duplicates in " + moves, position);
        require(position.legalMoves().equals(moves), "other moves the second time", position);
        if (!moves.isEmpty()) {
            M first = moves.get(0);
            refusesChange(() -> moves.add(first), "add", position);
            refusesChange(() -> moves.set(0, first), "set", position);
            refusesChange(() -> moves.remove(0), "remove", position);
        }
        refusesIndexes("legalMove of " + at(position), position::legalMove, -1, moves.size());
        refusesIndexes("play of " + at(position), position::play, -1, moves.size());
    }

    private void refusesChange(ThrowingCallable call, String method, P position) {
        if (!(catchThrowable(call) instanceof UnsupportedOperationException)) {
            require(false, "the list of moves lets one " + method, position);
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
        require(over == actor.equals(Actor.NOBODY), "to act: " + actor + ", moves: " + position.legalMoves(), position);
        require(over == outcome.isPresent(), "outcome: " + outcome + ", moves: " + position.legalMoves(), position);
        if (actor instanceof Actor.Player player) {
            require(player.seat() <= traits.seats(), "there is no seat " + player.seat(), position);
        } else if (actor instanceof Actor.Chance chance) {
            require(traits.chance(), "chance decides in a game without", position);
            require(chance.seat() <= traits.seats(), "there is no seat " + chance.seat(), position);
        }
        outcome.ifPresent(result -> {
            require(result.payoffs().size() == traits.seats(), "payoffs for other seats: " + result, position);
            int sum = 0;
            for (int payoff : result.payoffs()) {
                boolean within = traits.leastPayoff() <= payoff && payoff <= traits.greatestPayoff();
                require(within, "payoffs out of bounds: " + result, position);
                sum += payoff;
            }
            require(!traits.zeroSum() || sum == 0, "payoffs add up to " + sum + ": " + result, position);
            String id = result.termination().id();
            require(id.matches("[a-z][a-z0-9-]*"), "the termination is called " + id, position);
            require(result.termination().rule() != null, "the termination has no rule", position);
            require(result.toString().startsWith(id), "the outcome is written " + result, position);
        });
    }

    /**
     * Weights are at least 1 and add up to the total; where a player chooses, all are 1.
     *
     * @param position any position of the ruleset
     */
    public void weightsAreExact(P position) {
        boolean chance = position.actor() instanceof Actor.Chance;
        long sum = 0;
        for (int i = 0; i < position.legalMoveCount(); i++) {
            long weight = position.weight(i);
            require(chance ? weight >= 1 : weight == 1, "weight " + i + " is " + weight, position);
            sum = Math.addExact(sum, weight);
        }
        require(sum == position.totalWeight(), "weights add up to " + sum + " of " + position.totalWeight(), position);
        refusesIndexes("weight of " + at(position), position::weight, -1, position.legalMoveCount());
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
            require(position.score(seat) == score, "the score of seat " + seat + " changes", position);
        }
        refusesIndexes("score of " + at(position), position::score, 0, seats + 1);
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
        require(one.hasSameBoard(other) == same, "hasSameBoard is " + !same + " for " + other, one);
        require(other.hasSameBoard(one) == same, "hasSameBoard is one-sided for " + other, one);
        require(!same || one.boardHash64() == other.boardHash64(), "boardHash64 differs for " + other, one);
        require(!same || one.progress() == other.progress(), "progress differs for " + other, one);
    }

    /**
     * Legal moves read back from their texts and their numbers.
     *
     * @param position any position of the ruleset
     */
    public void legalMovesRoundTrip(P position) {
        for (M move : position.legalMoves()) {
            String text = move.toString();
            require(isOneWord(text), "the move " + text + " is not one word of ASCII", position);
            for (M parsed : List.of(ruleset.parseMove(text), position.parseMove(text))) {
                require(parsed.equals(move), "the move " + text + " parses as " + parsed, position);
                require(parsed.hashCode() == move.hashCode(), "the move " + text + " parses otherwise", position);
                require(parsed.toString().equals(text), "the move " + text + " parses as " + parsed, position);
            }
            int id = ruleset.actionId(move);
            require(id >= 0 && id < ruleset.actionCount(), "the move " + move + " has the id " + id, position);
            require(
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
            require(next.equals(position.play(move)), "by index and by move differ: " + move, position);
            require(next.equals(position.play(move.toString())), "by index and by text differ: " + move, position);
            Transition<P, ? extends Event> transition = position.explain(move);
            require(next.equals(transition.position()), "playing and explaining differ: " + move, position);
            require(next.hashCode() == transition.position().hashCode(), "hash codes differ after " + move, position);
            require(next.hash64() == transition.position().hash64(), "hash64 differs after " + move, position);
            require(next.toString().equals(transition.position().toString()), "texts differ after " + move, position);
            require(next.ruleset().equals(ruleset), "another ruleset after " + move, position);
            require(transition.equals(position.explain(move)), "other events the second time: " + move, position);
            for (Event event : transition.events()) {
                String said = event.toString();
                boolean line = isPrintable(said) && !said.isBlank() && said.indexOf(',') < 0;
                require(line, "the event of " + move + " is written " + said, position);
                require(event.rule() != null, "the event " + said + " of " + move + " has no rule", position);
            }
        }
        int[] far = {Integer.MIN_VALUE, -moves.size() - 1, moves.size() + 1, Integer.MAX_VALUE};
        refusesIndexes("legalMove of " + at(position), position::legalMove, far);
        refusesIndexes("play of " + at(position), position::play, far);
        refusesIndexes("weight of " + at(position), position::weight, far);
        refusesIndexes("score of " + at(position), position::score, Integer.MIN_VALUE, -1, Integer.MAX_VALUE);
        require(position.toString().equals(text), "playing changed it from " + text, position);
        require(position.hash64() == hash && position.hashCode() == hashCode, "playing changed its hash", position);
        require(position.legalMoves().equals(moves), "playing changed its moves from " + moves, position);
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
                require(false, "isLegal(" + action + ") is " + !member, position);
            }
            Legality legality = position.legality(action);
            if (legality.isLegal() != member) {
                require(false, "legality(" + action + ") is " + legality, position);
            }
            if (legality instanceof Legality.Illegal illegal) {
                String reason = illegal.reason().text();
                if (reason.isBlank() || !isPrintable(reason) || reason.indexOf('{') >= 0) {
                    require(false, "the reason against " + action + " reads " + reason, position);
                }
                if (refused.add(illegal.rule()) || id % 16 == 0) {
                    refusesToPlay(position, action, illegal);
                }
            }
        }
        require(position.toString().equals(text), "asking changed it from " + text, position);
    }

    private void refusesToPlay(P position, M move, Legality.Illegal illegal) {
        Map<String, ThrowingCallable> ways = Map.of(
                "play(move)", () -> position.play(move),
                "play(text)", () -> position.play(move.toString()),
                "explain(move)", () -> position.explain(move));
        ways.forEach((way, call) -> {
            String what = at(position) + ": " + way + " of illegal " + move;
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
     * The drawing is lines of ASCII, each ended by a line feed.
     *
     * @param position any position of the ruleset
     */
    public void diagramIsText(P position) {
        String drawing = position.diagram().text();
        boolean lines = drawing.endsWith("\n") && !drawing.isBlank();
        require(lines, "the drawing does not end a line:\n" + drawing, position);
        boolean ascii = drawing.chars().allMatch(c -> c == '\n' || c >= ' ' && c <= '~');
        require(ascii, "the drawing is not ASCII:\n" + drawing, position);
        require(position.diagram().text().equals(drawing), "another drawing the second time", position);
    }

    // ---------------------------------------------------------------------------------- positions and rulesets

    /** Positions of different texts are different and have different 64-bit hashes; of one text, equal. */
    public void differentPositionsDiffer() {
        Map<String, P> byText = new HashMap<>();
        Map<Long, P> byHash = new HashMap<>();
        for (P position : plies()) {
            P same = byText.putIfAbsent(position.toString(), position);
            if (same != null) {
                require(same.equals(position), "two positions with this text differ", position);
                require(same.hash64() == position.hash64(), "two positions with this text differ in hash64", position);
                continue;
            }
            P other = byHash.putIfAbsent(position.hash64(), position);
            require(other == null, "the same hash64 as " + other, position);
        }
        assertThat(new HashSet<>(byText.values())).as("positions of %s", name()).hasSameSizeAs(byText.keySet());
    }

    /** A position is not equal to one of another ruleset, though texts and hashes may be. */
    public void otherRulesetsDiffer() {
        for (RuleOption option : ruleset.options()) {
            for (String value : candidates(option)) {
                Optional<Ruleset<P, M>> other = other(option.name(), value);
                if (value.equals(option.value()) || other.isEmpty()) {
                    continue;
                }
                for (P position : game(0).subList(0, 2)) {
                    Optional<P> twin = readBy(other.get(), position);
                    twin.ifPresent(same -> {
                        require(
                                !position.equals(same),
                                "equal to one of " + other.get().id(),
                                position);
                        require(position.hash64() == same.hash64(), "hash64 depends on " + option.name(), position);
                    });
                }
            }
        }
    }

    private Optional<P> readBy(Ruleset<P, M> other, P position) {
        try {
            P read = other.parse(position.toString());
            return Optional.of(read).filter(same -> same.toString().equals(position.toString()));
        } catch (RulesException notOfThatRuleset) {
            return Optional.empty();
        }
    }

    /** With another rule about positions that come again, a position has the same moves, and they lead to the same. */
    public void repetitionChangesNoPosition() {
        List<String> rules = IntStream.range(0, Repetition.values().length)
                .mapToObj(i -> Repetition.values()[i].name())
                .toList();
        for (RuleOption option : ruleset.options()) {
            if (!option.name().equals("repetition") || !rules.contains(option.value())) {
                continue;
            }
            for (String value : option.values()) {
                Optional<Ruleset<P, M>> other = rules.contains(value) ? other("repetition", value) : Optional.empty();
                other.ifPresent(changed -> {
                    assertThat(changed.repetition())
                            .as("%s of %s", changed.id(), name())
                            .hasToString(value);
                    game(1).forEach(position -> {
                        P same = changed.parse(position.toString());
                        require(
                                same.legalMoves().equals(position.legalMoves()),
                                "other moves under " + value,
                                position);
                        require(same.outcome().equals(position.outcome()), "another outcome under " + value, position);
                    });
                });
            }
        }
    }

    // ------------------------------------------------------------------------------------------------ playouts

    /** One seed gives one game, however often and in whatever parts it is asked for. */
    public void playoutsAreReproducible() {
        int cap = 200;
        for (long seed = 1; seed <= 3; seed++) {
            Playout<P> once = Playouts.play(ruleset.initial(), Xoshiro256.of(seed), cap);
            P parsed = ruleset.parse(ruleset.initial().toString());
            Playout<P> again = Playouts.play(parsed, Xoshiro256.of(seed), cap);
            assertThat(again).as("game of seed %s of %s", seed, name()).isEqualTo(once);
            boolean ends = once.plies() == cap || once.outcome().isPresent();
            require(ends, "a playout stopped after " + once.plies() + " plies", once.position());
        }
        P start = ruleset.initial();
        PlayoutSummary whole = Playouts.summarize(start, SEED, 0, 6, cap);
        PlayoutSummary parts =
                Playouts.summarize(start, SEED, 4, 2, cap).plus(Playouts.summarize(start, SEED, 0, 4, cap));
        assertThat(parts).as("games of %s in parts", name()).isEqualTo(whole);
    }

    /**
     * A game with its past obeys the rule of repetition, move lists and single moves agree, and playing it again by text
     * gives an equal game.
     */
    public void gamesObeyRepetition() {
        Xoshiro256 random = Xoshiro256.of(SEED);
        Game<P, M> game = Game.of(ruleset);
        while (game.ply() < 150 && game.outcome().isEmpty()) {
            Game<P, M> next = game.playRandom(random);
            M move = next.lastMove().orElseThrow();
            require(game.legalMoves().contains(move), move + " was played in a game that forbids it", game.position());
            require(game.play(move).equals(next), "by chance and by move differ: " + move, game.position());
            require(game.play(move.toString()).equals(next), "by chance and by text differ: " + move, game.position());
            if (game.ply() % 50 == 0) {
                gameLegalityIsMembership(game);
            }
            game = next;
        }
        if (forbidsRepetition()) {
            boardsDiffer(game);
        }
    }

    private boolean forbidsRepetition() {
        Repetition repetition = ruleset.repetition();
        return repetition == Repetition.POSITIONAL_SUPERKO || repetition == Repetition.SITUATIONAL_SUPERKO;
    }

    private void gameLegalityIsMembership(Game<P, M> game) {
        Set<M> legal = new HashSet<>(game.legalMoves());
        require(legal.isEmpty() == game.outcome().isPresent(), "legal in the game: " + legal, game.position());
        for (int id = 0; id < ruleset.actionCount(); id++) {
            M action = ruleset.action(id);
            boolean member = legal.contains(action);
            require(game.isLegal(action) == member, "isLegal(" + action + ") in a game is " + !member, game.position());
        }
    }

    /** Compares every board with every other before it, slowly and without hashes. */
    private void boardsDiffer(Game<P, M> game) {
        boolean situational = ruleset.repetition() == Repetition.SITUATIONAL_SUPERKO;
        for (int later = 1; later <= game.ply(); later++) {
            P position = game.positionAt(later);
            boolean passed = position.hasSameBoard(game.positionAt(later - 1));
            for (int ply = 0; ply < later && !passed; ply++) {
                P before = game.positionAt(ply);
                boolean sameActor = before.actor().equals(position.actor());
                boolean again = position.hasSameBoard(before) && (sameActor || !situational);
                require(!again || position.outcome().isPresent(), "the board of ply " + ply + " came again", position);
            }
        }
    }

    /** What happens to a blocked player is a pass or the end, where repetition forbids moves, and an error elsewhere. */
    public void blockedPlayersAreTold() {
        for (P position : game(2).subList(0, 3)) {
            if (!forbidsRepetition()) {
                assertThat(catchThrowable(() -> ruleset.whenBlocked(position)))
                        .as("whenBlocked of %s", at(position))
                        .isInstanceOf(IllegalStateException.class);
                continue;
            }
            WhenBlocked<P, M> blocked = ruleset.whenBlocked(position);
            boolean ends = blocked.pass().isPresent() || blocked.position().outcome().isPresent();
            require(ends, "a blocked player is left without a move", position);
            blocked.pass().ifPresent(pass -> {
                require(!position.isLegal(pass), "the pass " + pass + " is legal anyway", position);
                require(blocked.position().hasSameBoard(position), "the pass " + pass + " changes the board", position);
            });
        }
    }

    // ----------------------------------------------------------------------------------------------- vocabulary

    private interface Indexed {
        Object at(int index);
    }

    private static void refusesIndexes(String what, Indexed call, int... indexes) {
        for (int index : indexes) {
            Throwable thrown = catchThrowable(() -> call.at(index));
            require(thrown instanceof IndexOutOfBoundsException, what + ", index " + index + " of none: " + thrown);
        }
    }

    private String name() {
        return ruleset.id().toString();
    }

    private String at(Position<?, ?> position) {
        return name() + ", position " + position;
    }

    /** Cheaper than an assertion object, for what is asked a million times. */
    private void require(boolean condition, String otherwise, Position<?, ?> position) {
        if (!condition) {
            throw new AssertionError(at(position) + ": " + otherwise);
        }
    }

    private static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new AssertionError(otherwise);
        }
    }

    /** Asks the first object, whatever the second is. */
    private static boolean saysEqual(Object first, Object second) {
        return first.equals(second);
    }

    private static boolean isPrintable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return true;
    }

    private static boolean isOneWord(String text) {
        return isPrintable(text) && !text.isEmpty() && text.indexOf(' ') < 0;
    }
}
