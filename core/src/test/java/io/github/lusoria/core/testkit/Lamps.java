package io.github.lusoria.core.testkit;

import io.github.lusoria.core.Actor;
import io.github.lusoria.core.Diagram;
import io.github.lusoria.core.Dossier;
import io.github.lusoria.core.Event;
import io.github.lusoria.core.IllegalMoveException;
import io.github.lusoria.core.InvalidRulesetException;
import io.github.lusoria.core.InvalidSetupException;
import io.github.lusoria.core.Legality;
import io.github.lusoria.core.Message;
import io.github.lusoria.core.Move;
import io.github.lusoria.core.NotationException;
import io.github.lusoria.core.Outcome;
import io.github.lusoria.core.Position;
import io.github.lusoria.core.Repetition;
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.core.Termination;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import io.github.lusoria.core.WhenBlocked;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A toy of two in which boards come again all the time, to try rules of repetition on. In turn, each switches one lamp
 * on or off or burns one for good ({@code burn}, while fewer than two are burnt). By itself it never ends.
 *
 * <p>Where a rule of repetition leaves a player without a move, he passes, and the second pass in a row draws the game;
 * or he loses at once; or everyone may pass at any time, so that nobody is blocked.
 *
 * <p>Position text: {@code 0110 1 2 -}: the lamps, how many are burnt, the seat to act, and {@code -}, {@code passed},
 * {@code drawn} or {@code lost} (by the seat to act). Moves: {@code s0}, {@code s1} ..., {@code burn}, {@code pass}; action ids
 * in this order. The board is the lamps and how many are burnt.
 *
 * @param lamps the number of lamps, 1 to 16
 * @param repetition the rule of repetition
 * @param blocked {@code PASS}, {@code LOSS} or {@code NEVER}
 * @param hash {@code GOOD}, or {@code FEW} or {@code POOR} for 16 or 2 hashes of all boards
 */
public record Lamps(int lamps, Repetition repetition, String blocked, String hash)
        implements Ruleset<Lamps.Board, Lamps.Action> {
    /** The listed ruleset. */
    public static final Lamps STANDARD = new Lamps(4, Repetition.NONE, "PASS", "GOOD");

    private static final RulesetId BASE = RulesetId.of("toy", "lamps");
    private static final int BURNABLE = 2;
    private static final RuleId BURN = new RuleId("toy.burn");
    private static final RuleId PASS = new RuleId("toy.pass");

    /** What the last turn left. */
    public enum State {
        /** An ordinary turn. */
        OPEN("-"),
        /** The player before had to pass. */
        PASSED("passed"),
        /** Both had to pass. */
        DRAWN("drawn"),
        /** The player to act has lost. */
        LOST("lost");

        private final String text;

        State(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    /** Why a game ends. */
    public enum Ending implements Termination {
        /** Two passes in a row. */
        PASSES("passes"),
        /** No move was left. */
        BLOCKED("blocked");

        private final String id;

        Ending(String id) {
            this.id = id;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public RuleId rule() {
            return PASS;
        }
    }

    /**
     * A move.
     *
     * @param text its text
     */
    public record Action(String text) implements Move {
        @Override
        public String toString() {
            return text;
        }
    }

    /**
     * A lamp was burnt.
     *
     * @param number how many are burnt now
     */
    public record Burnt(int number) implements Event {
        @Override
        public RuleId rule() {
            return BURN;
        }

        @Override
        public String toString() {
            return "burnt " + number;
        }
    }

    @Override
    public RulesetId id() {
        Map<String, String> changed = new TreeMap<>();
        for (RuleOption option : options()) {
            if (option.isChanged()) {
                changed.put(option.name(), option.value());
            }
        }
        return BASE.withOptions(changed);
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public String title() {
        return "Lamps";
    }

    @Override
    public Traits traits() {
        return new Traits(2, false, true, true, -1, 1, OptionalInt.empty());
    }

    @Override
    public WhenBlocked<Board, Action> whenBlocked(Board position) {
        if (repetition == Repetition.NONE || repetition == Repetition.THREEFOLD_DRAW) {
            return Ruleset.super.whenBlocked(position);
        }
        if (blocked.equals("LOSS")) {
            Board lost = new Board(this, position.lit(), position.burnt(), position.turn(), State.LOST);
            return new WhenBlocked<>(Optional.empty(), lost);
        }
        return new WhenBlocked<>(Optional.of(action(lamps + 1)), position.passed());
    }

    @Override
    public Board initial() {
        return new Board(this, 0, 0, 1, State.OPEN);
    }

    @Override
    public Board parse(String text) {
        Objects.requireNonNull(text, "text");
        int at = 0;
        int lit = 0;
        while (at < lamps) {
            lit |= digit(text, at, 1, "0 or 1") << at;
            at++;
        }
        int burnt = digit(text, expectSpace(text, at), 9, "how many are burnt");
        int turn = digit(text, expectSpace(text, at + 2), 2, "a seat");
        int from = expectSpace(text, at + 4);
        String rest = text.substring(from);
        for (State state : State.values()) {
            if (state.text.equals(rest)) {
                if (burnt > BURNABLE || turn == 0) {
                    throw new InvalidSetupException(
                            List.of(Message.of("toy.lamps", "too many burnt, or nobody's turn")));
                }
                return new Board(this, lit, burnt, turn, state);
            }
        }
        throw new NotationException(text, from, "-, passed, drawn or lost");
    }

    private static int digit(String text, int at, int most, String expected) {
        if (at >= text.length() || text.charAt(at) < '0' || text.charAt(at) > '0' + most) {
            throw new NotationException(text, Math.min(at, text.length()), expected);
        }
        return text.charAt(at) - '0';
    }

    private static int expectSpace(String text, int at) {
        if (at >= text.length() || text.charAt(at) != ' ') {
            throw new NotationException(text, Math.min(at, text.length()), "a space");
        }
        return at + 1;
    }

    @Override
    public Action parseMove(String text) {
        Objects.requireNonNull(text, "text");
        for (int id = 0; id < actionCount(); id++) {
            if (action(id).text().equals(text)) {
                return action(id);
            }
        }
        throw new NotationException(text, 0, "s0 to s" + (lamps - 1) + ", burn or pass");
    }

    @Override
    public int actionCount() {
        return lamps + 2;
    }

    @Override
    public int actionId(Action move) {
        String text = Objects.requireNonNull(move, "move").text();
        return text.equals("burn") ? lamps : text.equals("pass") ? lamps + 1 : Integer.parseInt(text.substring(1));
    }

    @Override
    public Action action(int id) {
        Objects.checkIndex(id, actionCount());
        return new Action(id < lamps ? "s" + id : id == lamps ? "burn" : "pass");
    }

    @Override
    public List<Rule> rules() {
        return List.of(
                Rule.builder(BURN, "Burning", "A lamp is switched, or burnt for good while fewer than two are.")
                        .options("lamps=" + lamps, "hash=" + hash)
                        .build(),
                Rule.builder(PASS, "Passing", "What a blocked player does.")
                        .options("blocked=" + blocked)
                        .build(),
                SharedRules.repetition(repetition).toBuilder()
                        .options("repetition=" + repetition)
                        .build(),
                SharedRules.gameOver(),
                SharedRules.endedFromOutside());
    }

    @Override
    public Dossier dossier() {
        return Dossier.builder("Lamps", "A toy in which boards come again.").build();
    }

    @Override
    public List<RuleOption> options() {
        List<String> rules = Arrays.stream(Repetition.values()).map(Enum::name).toList();
        return List.of(
                new RuleOption("lamps", "How many lamps.", List.of("1..16"), "" + lamps, "4"),
                new RuleOption("repetition", "What may not come again.", rules, repetition.name(), "NONE"),
                new RuleOption(
                        "blocked", "What a blocked player does.", List.of("PASS", "LOSS", "NEVER"), blocked, "PASS"),
                new RuleOption("hash", "How boards are hashed.", List.of("GOOD", "FEW", "POOR"), hash, "GOOD"));
    }

    @Override
    public Lamps with(Map<String, String> options) {
        Objects.requireNonNull(options, "options");
        Map<String, String> values = new TreeMap<>();
        List<Message> violations = new ArrayList<>();
        options().forEach(option -> values.put(option.name(), option.value()));
        new TreeMap<>(options).forEach((name, value) -> {
            boolean known = values.containsKey(name);
            if (known && isValue(name, value)) {
                values.put(name, value);
            } else {
                violations.add(Message.of("toy.option", "{0} cannot be {1}", name, value));
            }
        });
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
        return new Lamps(
                Integer.parseInt(values.get("lamps")),
                Repetition.valueOf(values.get("repetition")),
                values.get("blocked"),
                values.get("hash"));
    }

    private boolean isValue(String name, String value) {
        if (name.equals("lamps")) {
            return value.matches("[1-9]|1[0-6]");
        }
        return options().stream()
                .anyMatch(
                        option -> option.name().equals(name) && option.values().contains(value));
    }

    @Override
    public Lamps with(String option, String value) {
        return with(Map.of(Objects.requireNonNull(option, "option"), Objects.requireNonNull(value, "value")));
    }

    @Override
    public String toString() {
        return id().toString();
    }

    /**
     * A position.
     *
     * @param ruleset its ruleset
     * @param lit the lamps that are on, as bits
     * @param burnt how many are burnt
     * @param turn the seat to act, or that would if it went on
     * @param state what the last turn left
     */
    public record Board(Lamps ruleset, int lit, int burnt, int turn, State state) implements Position<Board, Action> {
        private Board passed() {
            return new Board(ruleset, lit, burnt, 3 - turn, state == State.PASSED ? State.DRAWN : State.PASSED);
        }

        private boolean isOver() {
            return state == State.DRAWN || state == State.LOST;
        }

        @Override
        public Actor actor() {
            return isOver() ? Actor.NOBODY : new Actor.Player(turn);
        }

        @Override
        public List<Action> legalMoves() {
            List<Action> moves = new ArrayList<>();
            for (int i = 0; i < legalMoveCount(); i++) {
                moves.add(legalMove(i));
            }
            return List.copyOf(moves);
        }

        @Override
        public int legalMoveCount() {
            int passes = ruleset.blocked.equals("NEVER") ? 1 : 0;
            return isOver() ? 0 : ruleset.lamps + (burnt < BURNABLE ? 1 : 0) + passes;
        }

        @Override
        public Action legalMove(int index) {
            Objects.checkIndex(index, legalMoveCount());
            boolean skipsBurning = index == ruleset.lamps && burnt == BURNABLE;
            return ruleset.action(skipsBurning ? index + 1 : index);
        }

        @Override
        public boolean isLegal(Action move) {
            int id = ruleset.actionId(move);
            boolean open =
                    id < ruleset.lamps || (id == ruleset.lamps ? burnt < BURNABLE : ruleset.blocked.equals("NEVER"));
            return open && !isOver();
        }

        @Override
        public Legality legality(Action move) {
            if (isLegal(move)) {
                return Legality.LEGAL;
            }
            if (isOver()) {
                return new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
            }
            return move.text().equals("pass")
                    ? new Legality.Illegal(PASS, Message.of("toy.pass", "only who is blocked passes"))
                    : new Legality.Illegal(BURN, Message.of("toy.burn", "{0} are burnt already", burnt));
        }

        @Override
        public Board play(Action move) {
            if (legality(move) instanceof Legality.Illegal illegal) {
                throw new IllegalMoveException(this, move, illegal);
            }
            int id = ruleset.actionId(move);
            if (id > ruleset.lamps) {
                return passed();
            }
            return id < ruleset.lamps
                    ? new Board(ruleset, lit ^ 1 << id, burnt, 3 - turn, State.OPEN)
                    : new Board(ruleset, lit, burnt + 1, 3 - turn, State.OPEN);
        }

        @Override
        public Board play(int index) {
            return play(legalMove(index));
        }

        @Override
        public Transition<Board, Burnt> explain(Action move) {
            Board next = play(move);
            return new Transition<>(next, next.burnt == burnt ? List.of() : List.of(new Burnt(next.burnt)));
        }

        @Override
        public int score(int seat) {
            return Objects.checkIndex(seat - 1, 2) == 0 ? Integer.bitCount(lit) : burnt;
        }

        @Override
        public Optional<Outcome> outcome() {
            if (state == State.DRAWN) {
                return Optional.of(new Outcome(Ending.PASSES, List.of(0, 0)));
            }
            List<Integer> payoffs = turn == 1 ? List.of(-1, 1) : List.of(1, -1);
            return state == State.LOST ? Optional.of(new Outcome(Ending.BLOCKED, payoffs)) : Optional.empty();
        }

        @Override
        public long hash64() {
            long code = (((lit * 4L + burnt) * 4 + turn) * 4 + state.ordinal() + 1) * 0x9e3779b97f4a7c15L;
            return (code ^ code >>> 32) * 0xd6e8feb86659fd93L;
        }

        @Override
        public long boardHash64() {
            return switch (ruleset.hash) {
                case "POOR" -> lit & 1;
                case "FEW" -> lit & 15;
                default -> (lit * 4L + burnt + 1) * 0x9e3779b97f4a7c15L;
            };
        }

        @Override
        public boolean hasSameBoard(Board other) {
            return lit == other.lit && burnt == other.burnt;
        }

        @Override
        public long progress() {
            return burnt;
        }

        @Override
        public Diagram diagram() {
            return () -> this + "\n";
        }

        @Override
        public String toString() {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < ruleset.lamps; i++) {
                out.append(lit >> i & 1);
            }
            return out.append(' ')
                    .append(burnt)
                    .append(' ')
                    .append(turn)
                    .append(' ')
                    .append(state)
                    .toString();
        }
    }
}
