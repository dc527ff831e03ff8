package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A position and its past: what rules of repetition need, and what undo, branches and records need.
 *
 * <p>This class is immutable and thread-safe. Playing makes a new game that shares its past with this one, so undo is
 * {@link #parent()} and branches cost nothing. Two games are equal when they start from equal positions, the same moves
 * were played and they ended in the same way; comparing takes time in proportion to their length, hashing does not.
 *
 * <p>The legal moves of a game are those of its position less those that the ruleset's {@linkplain Ruleset#repetition()
 * rule of repetition} forbids. Under a superko rule a move may not recreate a board of the past, the start included; a
 * move that leaves the board as it is (a pass) is exempt. Boards are compared, never hashes alone. When every move is
 * forbidden, the player is blocked and the ruleset says {@linkplain Ruleset#whenBlocked what happens}.
 *
 * @param <P> the game's own type of position
 * @param <M> the game's own type of move
 */
public final class Game<P extends Position<P, M>, M extends Move> {
    /** How many plies apart the games are that keep a set of all boards before them. */
    private static final int SPACING = 128;

    /** How often a random move is drawn again before all moves are judged. */
    private static final int DRAWS = 8;

    private static final List<Integer> WIN = List.of(1, -1);
    private static final List<Integer> LOSS = List.of(-1, 1);

    private static final long ACTOR_MULTIPLIER = 0x9e3779b97f4a7c15L;

    private final @Nullable Game<P, M> parent;
    /** An ancestor further back, after Myers, "An Applicative Random-Access Stack" (1983). */
    private final @Nullable Game<P, M> jump;

    private final P position;
    private final @Nullable M move;
    private final int index;
    private final int ply;
    /** The number of ancestors that can still have the board of a later position. */
    private final int comparable;

    private final long key;
    /** How often this board stood so far. */
    private final int occurrences;

    private final @Nullable Outcome ending;
    /** All comparable boards up to this one; made when first asked for, and always the same set. */
    private @Nullable SeenGames seen;

    /** Whether a game of the past has the board that is asked for. */
    interface SameBoard {
        boolean as(Game<?, ?> game);
    }

    private Game(P start) {
        parent = null;
        jump = null;
        position = start;
        move = null;
        index = -1;
        ply = 0;
        comparable = 0;
        key = key(start);
        occurrences = 1;
        ending = null;
    }

    private Game(Game<P, M> parent, P position, long key, @Nullable M move, int index) {
        this.parent = parent;
        this.position = position;
        this.move = move;
        this.index = index;
        this.key = key;
        ply = Math.addExact(parent.ply, 1);
        Game<P, M> near = parent.jump;
        Game<P, M> far = near == null ? null : near.jump;
        jump = far != null && near != null && parent.ply - near.ply == near.ply - far.ply ? far : parent;
        comparable = position.progress() == parent.position.progress() ? parent.comparable + 1 : 0;
        Repetition repetition = position.ruleset().repetition();
        Game<?, ?> before = repetition == Repetition.THREEFOLD_DRAW ? parent.latest(position, key) : null;
        occurrences = before == null ? 1 : before.occurrences + 1;
        ending = occurrences >= 3 && position.outcome().isEmpty() ? draw(GameTermination.REPETITION) : null;
    }

    /** The same game with another ending. */
    private Game(Game<P, M> game, Outcome ending) {
        parent = game.parent;
        jump = game.jump;
        position = game.position;
        move = game.move;
        index = game.index;
        ply = game.ply;
        comparable = game.comparable;
        key = game.key;
        occurrences = game.occurrences;
        this.ending = ending;
    }

    /**
     * Starts a game.
     *
     * @param start the first position, whose past does not matter
     * @param <P> the type of position
     * @param <M> the type of move
     * @return a game without moves
     */
    public static <P extends Position<P, M>, M extends Move> Game<P, M> from(P start) {
        return new Game<>(Objects.requireNonNull(start, "start"));
    }

    /**
     * Starts a game from the initial position of a ruleset.
     *
     * @param ruleset the ruleset
     * @param <P> the type of position
     * @param <M> the type of move
     * @return a game without moves
     */
    public static <P extends Position<P, M>, M extends Move> Game<P, M> of(Ruleset<P, M> ruleset) {
        return from(Objects.requireNonNull(ruleset, "ruleset").initial());
    }

    /**
     * Returns the position that the game has come to.
     *
     * @return the position
     */
    public P position() {
        return position;
    }

    /**
     * Returns the number of plies played.
     *
     * @return the number, 0 at the start
     */
    public int ply() {
        return ply;
    }

    /**
     * Returns the game before its last move. Undo is nothing else.
     *
     * @return the game one ply shorter, or empty at the start
     */
    public Optional<Game<P, M>> parent() {
        return Optional.ofNullable(parent);
    }

    /**
     * Returns the last move.
     *
     * @return the move, or empty at the start
     */
    public Optional<M> lastMove() {
        if (parent == null) {
            return Optional.empty();
        }
        return Optional.of(move == null ? parent.position.legalMove(index) : move);
    }

    /**
     * Returns the game as it was after so many plies, in logarithmic time.
     *
     * @param number the number of plies, from 0 to {@link #ply()}
     * @return the game at that ply
     * @throws IndexOutOfBoundsException if the game was never there
     */
    public Game<P, M> at(int number) {
        if (number < 0 || number > ply) {
            throw new IndexOutOfBoundsException("the plies are 0 to " + ply + ", not " + number);
        }
        Game<P, M> game = this;
        while (game.ply > number) {
            Game<P, M> far = game.jump;
            game = far != null && far.ply >= number ? far : Objects.requireNonNull(game.parent);
        }
        return game;
    }

    /**
     * Returns the position after so many plies.
     *
     * @param number the number of plies, from 0 to {@link #ply()}
     * @return the position at that ply
     * @throws IndexOutOfBoundsException if the game was never there
     */
    public P positionAt(int number) {
        return at(number).position;
    }

    /**
     * Returns all moves from the start.
     *
     * @return the moves in order; unmodifiable, its size is {@link #ply()}
     */
    public List<M> moves() {
        List<M> moves = new ArrayList<>(ply);
        for (Game<P, M> game = this; game.parent != null; game = game.parent) {
            game.lastMove().ifPresent(moves::add);
        }
        Collections.reverse(moves);
        return Collections.unmodifiableList(moves);
    }

    // ---- legal moves

    /**
     * Returns who acts next.
     *
     * @return the position's actor, or {@link Actor#NOBODY} when the game is over
     */
    public Actor actor() {
        return ending == null ? position.actor() : Actor.NOBODY;
    }

    /**
     * Returns how the game ended: by its position, by its past or from outside.
     *
     * @return the outcome, or empty while the game goes on
     */
    public Optional<Outcome> outcome() {
        return ending == null ? position.outcome() : Optional.of(ending);
    }

    /**
     * Returns the legal moves, what repetition forbids left out.
     *
     * @return an unmodifiable list in the order of {@link Position#legalMoves()}; empty only when the game is over
     */
    public List<M> legalMoves() {
        if (ending != null) {
            return List.of();
        }
        if (!isRestricted()) {
            return position.legalMoves();
        }
        List<M> moves = new ArrayList<>();
        int count = position.legalMoveCount();
        for (int i = 0; i < count; i++) {
            if (!repeats(position.play(i))) {
                moves.add(position.legalMove(i));
            }
        }
        if (moves.isEmpty() && count > 0) {
            whenBlocked().pass().ifPresent(moves::add);
        }
        return Collections.unmodifiableList(moves);
    }

    /**
     * Returns whether a move is legal and, when it is not, which rule forbids it.
     *
     * @param candidate any move of the game
     * @return {@link Legality#LEGAL} or a refusal
     */
    public Legality legality(M candidate) {
        Objects.requireNonNull(candidate, "candidate");
        if (ending != null) {
            return over();
        }
        Legality legality = position.legality(candidate);
        if (!isRestricted()) {
            return legality;
        }
        if (legality.isLegal()) {
            P next = position.play(candidate);
            Game<?, ?> before = repeated(next);
            return before == null
                    ? legality
                    : new Legality.Illegal(
                            RuleId.REPETITION,
                            Message.of(
                                    "game.repetition",
                                    "{0} would recreate the board that stood after ply {1}",
                                    candidate,
                                    before.ply));
        }
        return isForcedPass(candidate) ? Legality.LEGAL : legality;
    }

    private static Legality.Illegal over() {
        return new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
    }

    /**
     * Returns whether a move is legal.
     *
     * @param candidate any move of the game
     * @return true exactly if {@link #legalMoves()} contains the move
     */
    public boolean isLegal(M candidate) {
        return legality(candidate).isLegal();
    }

    /** Whether the past can forbid moves of the position. */
    private boolean isRestricted() {
        Repetition repetition = position.ruleset().repetition();
        return repetition == Repetition.POSITIONAL_SUPERKO || repetition == Repetition.SITUATIONAL_SUPERKO;
    }

    private boolean isForcedPass(M candidate) {
        return isBlocked() && whenBlocked().pass().filter(candidate::equals).isPresent();
    }

    /** Whether the position has moves and repetition forbids them all. */
    private boolean isBlocked() {
        int count = position.legalMoveCount();
        for (int i = 0; i < count; i++) {
            if (!repeats(position.play(i))) {
                return false;
            }
        }
        return count > 0;
    }

    private WhenBlocked<P, M> whenBlocked() {
        return position.ruleset().whenBlocked(position);
    }

    // ---- playing

    /**
     * Plays a move.
     *
     * @param legal a legal move
     * @return the game one ply longer
     * @throws IllegalMoveException if the move is not legal here
     */
    public Game<P, M> play(M legal) {
        Objects.requireNonNull(legal, "legal");
        if (ending == null && !isRestricted()) {
            // the position checks; asking it first would be to ask twice
            P next = position.play(legal);
            return after(next, key(next), legal, -1);
        }
        if (legality(legal) instanceof Legality.Illegal illegal) {
            throw new IllegalMoveException(position, legal, illegal);
        }
        P next = position.isLegal(legal) ? position.play(legal) : whenBlocked().position();
        return after(next, key(next), legal, -1);
    }

    /**
     * Plays a move written as text.
     *
     * @param text the text, read as by {@link Position#parseMove(String)}
     * @return the game one ply longer
     * @throws NotationException if the text is no move of the game
     * @throws IllegalMoveException if the move is not legal here
     */
    public Game<P, M> play(String text) {
        return play(read(text));
    }

    private M read(String text) {
        try {
            return position.parseMove(text);
        } catch (IllegalMoveException refused) {
            // of a written-out way that is not open, where the position does not know that all is over
            throw ending == null ? refused : new IllegalMoveException(position, refused.move(), over());
        }
    }

    /**
     * Returns what a move does: the game after it and the events it makes happen.
     *
     * @param legal a legal move
     * @return the transition, whose game is equal to {@code play(legal)}; a pass that repetition forces has no events
     * @throws IllegalMoveException if the move is not legal here
     */
    public Transition<Game<P, M>, ? extends Event> explain(M legal) {
        Game<P, M> after = play(legal);
        return new Transition<>(
                after, position.isLegal(legal) ? position.explain(legal).events() : List.of());
    }

    /**
     * Plays a random legal move, every one equally likely, or at a chance node an outcome by its weight.
     *
     * @param random where the numbers come from. Without a rule of repetition one bounded number is drawn; with one, a
     *     move that it forbids is drawn again, so that every legal move stays equally likely
     * @return the game one ply longer
     * @throws IllegalStateException if the game is over
     */
    public Game<P, M> playRandom(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        int count = ending == null ? position.legalMoveCount() : 0;
        if (count == 0) {
            throw new IllegalStateException("the game is over: " + position);
        }
        return playRandom(count, random);
    }

    /** The same, where the position's legal moves are counted already. */
    Game<P, M> playRandom(int count, RandomGenerator random) {
        if (!isRestricted()) {
            int chosen = Playouts.choose(position, count, random);
            P next = position.play(chosen);
            return after(next, key(next), null, chosen);
        }
        for (int draw = 0; draw < DRAWS; draw++) {
            int chosen = Playouts.choose(position, count, random);
            P next = position.play(chosen);
            long nextKey = key(next);
            if (repeated(next, nextKey) == null) {
                return after(next, nextKey, null, chosen);
            }
        }
        return playRandomOfAll(random);
    }

    /** Judges all moves and chooses among those that are left. */
    private Game<P, M> playRandomOfAll(RandomGenerator random) {
        int count = position.legalMoveCount();
        long total = 0;
        long[] sums = new long[count];
        for (int i = 0; i < count; i++) {
            total = Math.addExact(total, repeats(position.play(i)) ? 0 : position.weight(i));
            sums[i] = total;
        }
        if (total == 0) {
            return play(whenBlocked().pass().orElseThrow());
        }
        long drawn = random.nextLong(total);
        int chosen = 0;
        while (sums[chosen] <= drawn) {
            chosen++;
        }
        P next = position.play(chosen);
        return after(next, key(next), null, chosen);
    }

    private Game<P, M> after(P next, long nextKey, @Nullable M played, int playedIndex) {
        Game<P, M> game = new Game<>(this, next, nextKey, played, playedIndex);
        if (!game.isRestricted() || !(next.actor() instanceof Actor.Player)) {
            return game;
        }
        // asked first, because to find out whether all moves are forbidden takes longer
        WhenBlocked<P, M> blocked = game.whenBlocked();
        return blocked.pass().isPresent() || !game.isBlocked()
                ? game
                : new Game<>(this, blocked.position(), key(blocked.position()), played, playedIndex);
    }

    /**
     * Returns the position drawn for people, with the last move and its events marked.
     *
     * @return the drawing; nothing is marked at the start, and after a pass or an end that repetition forced
     */
    public Diagram diagram() {
        if (parent != null) {
            P before = parent.position;
            Optional<M> last = lastMove();
            if (last.isPresent()
                    && before.isLegal(last.get())
                    && before.play(last.get()).equals(position)) {
                return before.diagram(last.get());
            }
        }
        return position.diagram();
    }

    // ---- ending from outside

    /**
     * Ends a game of two because a player gives up: the other wins.
     *
     * @param seat the seat of the player who gives up, 1 or 2
     * @return the ended game, at the same ply
     * @throws IllegalStateException if the game is over, or is not one that one of two players wins: its
     *     {@linkplain Ruleset#traits() traits} have to say that payoffs add up to 0, and allow 1 and -1
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public Game<P, M> resign(int seat) {
        if (!position.ruleset().traits().allowResigning()) {
            throw new IllegalStateException(
                    "nobody gives up in " + position.ruleset().id()
                            + ", where it is not one of two players who wins and the other who loses; adjudicate instead");
        }
        if (seat < 1 || seat > 2) {
            throw new IndexOutOfBoundsException("the seats are 1 to 2, not " + seat);
        }
        return end(new Outcome(GameTermination.RESIGNED, seat == 1 ? LOSS : WIN));
    }

    /**
     * Ends the game because the players agree on a draw.
     *
     * @return the ended game, at the same ply; all payoffs are 0
     * @throws IllegalStateException if the game is over, or the {@linkplain Ruleset#traits() traits} of its ruleset do not
     *     allow a payoff of 0
     */
    public Game<P, M> agreeDraw() {
        Outcome draw = draw(GameTermination.AGREED);
        String refusal = position.ruleset().traits().refusalOf(draw.payoffs());
        if (refusal != null) {
            throw new IllegalStateException("there is no draw: " + refusal);
        }
        return end(draw);
    }

    /**
     * Ends the game by the word of an arbiter.
     *
     * @param payoffs the payoff of each seat, seat 1 first
     * @return the ended game, at the same ply
     * @throws IllegalStateException if the game is over
     * @throws IllegalArgumentException if the payoffs contradict the {@linkplain Ruleset#traits() traits} of the ruleset:
     *     there is not one a seat, one is out of their bounds, or they do not add up to 0 where all outcomes do
     */
    public Game<P, M> adjudicate(List<Integer> payoffs) {
        Outcome outcome = new Outcome(GameTermination.ADJUDICATED, payoffs);
        String refusal = position.ruleset().traits().refusalOf(outcome.payoffs());
        if (refusal != null) {
            throw new IllegalArgumentException("not the payoffs " + outcome.payoffs() + ": " + refusal);
        }
        return end(outcome);
    }

    private Game<P, M> end(Outcome outcome) {
        if (outcome().isPresent()) {
            throw new IllegalStateException("the game is over: " + this);
        }
        return new Game<>(this, outcome);
    }

    private Outcome draw(GameTermination termination) {
        return new Outcome(
                termination, Collections.nCopies(position.ruleset().traits().seats(), 0));
    }

    // ---- boards that come again

    private boolean repeats(P next) {
        return repeated(next) != null;
    }

    private @Nullable Game<?, ?> repeated(P next) {
        return repeated(next, key(next));
    }

    /** The game of the past whose board a move would recreate, if a move to this position is forbidden. */
    private @Nullable Game<?, ?> repeated(P next, long nextKey) {
        return position.hasSameBoard(next) ? null : latest(next, nextKey);
    }

    long key() {
        return key;
    }

    private long key(P of) {
        long board = of.boardHash64();
        return isSituational(of) ? board + ACTOR_MULTIPLIER * seat(of.actor()) : board;
    }

    private static boolean isSituational(Position<?, ?> position) {
        return position.ruleset().repetition() != Repetition.POSITIONAL_SUPERKO;
    }

    private static int seat(Actor actor) {
        if (actor instanceof Actor.Player player) {
            return player.seat();
        }
        return actor instanceof Actor.Chance chance ? -chance.seat() : 0;
    }

    boolean hasSameBoardAs(Game<?, ?> other) {
        return isSame(other, position);
    }

    /** Whether a game of this past has the board of a position. */
    private boolean isSame(Game<?, ?> other, P of) {
        @SuppressWarnings("unchecked") // games that are compared share a start
        P theirs = (P) other.position;
        return of.hasSameBoard(theirs) && (!isSituational(of) || of.actor().equals(theirs.actor()));
    }

    /** The latest of this game and its comparable ancestors that has the board of a position. */
    private @Nullable Game<?, ?> latest(P of, long ofKey) {
        if (of.progress() != position.progress()) {
            return null;
        }
        Game<P, M> game = this;
        // a set is asked for at least SPACING plies back, where branches share it
        int walked = comparable < 2 * SPACING ? comparable + 1 : SPACING + comparable % SPACING;
        for (int i = 0; i < walked; i++) {
            if (game.key == ofKey && isSame(game, of)) {
                return game;
            }
            game = game.parentOrSelf();
        }
        return walked > comparable ? null : game.seen().find(ofKey, past -> isSame(past, of));
    }

    Game<P, M> parentOrSelf() {
        return parent == null ? this : parent;
    }

    /** All comparable boards up to this one, of which there is a multiple of SPACING and one. */
    private SeenGames seen() {
        List<Game<P, M>> without = new ArrayList<>();
        Game<P, M> game = this;
        SeenGames set = game.seen;
        while (set == null && game.comparable >= SPACING) {
            without.add(game);
            game = game.at(game.ply - SPACING);
            set = game.seen;
        }
        if (set == null) {
            set = SeenGames.empty().plus(game, game.comparable + 1);
            game.seen = set;
        }
        for (int i = without.size() - 1; i >= 0; i--) {
            set = set.plus(without.get(i), SPACING);
            without.get(i).seen = set;
        }
        return set;
    }

    // ---- value

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof Game<?, ?> that)
                || ply != that.ply
                || key != that.key
                || !Objects.equals(ending, that.ending)) {
            return false;
        }
        Game<?, ?> a = this;
        Game<?, ?> b = that;
        while (a != b) {
            if (!a.position.equals(b.position) || !a.lastMove().equals(b.lastMove())) {
                return false;
            }
            if (a.parent == null || b.parent == null) {
                return true;
            }
            a = a.parent;
            b = b.parent;
        }
        return true;
    }

    @Override
    public int hashCode() {
        return 31 * position.hashCode() + ply;
    }

    /**
     * Returns the ruleset, the number of plies and the position.
     *
     * @return one line for people
     */
    @Override
    public String toString() {
        return position.ruleset().id() + " after " + ply + " plies: " + position;
    }
}
