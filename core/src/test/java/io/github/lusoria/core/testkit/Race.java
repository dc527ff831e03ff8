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
import io.github.lusoria.core.Rule;
import io.github.lusoria.core.RuleId;
import io.github.lusoria.core.RuleOption;
import io.github.lusoria.core.Ruleset;
import io.github.lusoria.core.RulesetId;
import io.github.lusoria.core.SharedRules;
import io.github.lusoria.core.Termination;
import io.github.lusoria.core.Traits;
import io.github.lusoria.core.Transition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * A toy race of three with a loaded die and a choice, to try generic tools on: chance nodes of unequal weights, three
 * seats, options that contradict each other, games of no bounded length.
 *
 * <p>In turn, each throws 1, 2 or 3 (weights 3, 2, 1; all 1 with a fair die) and then either goes forward by the throw
 * or sends another who has left the start one square back. Who reaches the goal first wins 2 points from the others.
 *
 * <p>Position text: {@code 0,2,1 3 -}: the squares, the seat to act or {@code -} when over, the throw or {@code -}
 * before it. Moves: {@code t1}, {@code t2}, {@code t3}; {@code go}; {@code back1}, {@code back2}, {@code back3}. Their
 * action ids are 0 to 6 in this order.
 *
 * @param length the goal's square, 2 to 9
 * @param die {@code LOADED} or {@code FAIR}; a track longer than 7 squares wants the loaded one
 */
public record Race(int length, String die) implements Ruleset<Race.RacePosition, Race.RaceMove> {
    /** The listed ruleset. */
    public static final Race STANDARD = new Race(5, "LOADED");

    private static final RulesetId BASE = RulesetId.of("toy", "race");
    private static final int SEATS = 3;
    private static final RuleId THROW = new RuleId("toy.throw");
    private static final RuleId CHOICE = new RuleId("toy.choice");
    private static final RuleId BACK = new RuleId("toy.back");
    private static final RuleId HOME = new RuleId("toy.home");

    /** A throw or a choice. */
    public sealed interface RaceMove extends Move {}

    /**
     * The die shows a number.
     *
     * @param pips 1, 2 or 3
     */
    public record Throw(int pips) implements RaceMove {
        @Override
        public String toString() {
            return "t" + pips;
        }
    }

    /** Going forward by the throw. */
    public enum Go implements RaceMove {
        /** The only instance. */
        GO;

        @Override
        public String toString() {
            return "go";
        }
    }

    /**
     * Sending another back.
     *
     * @param seat whom
     */
    public record Back(int seat) implements RaceMove {
        @Override
        public String toString() {
            return "back" + seat;
        }
    }

    /**
     * Somebody moved.
     *
     * @param seat who
     * @param square to where
     * @param rule by which rule
     */
    public record Moved(int seat, int square, RuleId rule) implements Event {
        @Override
        public String toString() {
            return "moved " + seat + " to " + square;
        }
    }

    /** Why a race ends. */
    public enum Ending implements Termination {
        /** Somebody reached the goal. */
        ARRIVED;

        @Override
        public String id() {
            return "arrived";
        }

        @Override
        public RuleId rule() {
            return HOME;
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
        return "A toy race";
    }

    @Override
    public Traits traits() {
        return new Traits(SEATS, true, true, true, -1, 2, OptionalInt.empty());
    }

    @Override
    public RacePosition initial() {
        return new RacePosition(this, 0, 0, 0, 1, 0);
    }

    @Override
    public RacePosition parse(String text) {
        Objects.requireNonNull(text, "text");
        int[] squares = new int[SEATS];
        int at = 0;
        for (int i = 0; i < SEATS; i++) {
            squares[i] = digit(text, at, '0', "a square");
            at = expect(text, at + 1, i < SEATS - 1 ? ',' : ' ');
        }
        boolean over = at < text.length() && text.charAt(at) == '-';
        int seat = over ? 0 : digit(text, at, '1', "a seat or -");
        at = expect(text, at + 1, ' ');
        boolean thrown = at >= text.length() || text.charAt(at) != '-';
        int pips = thrown ? digit(text, at, '1', "a throw or -") : 0;
        if (at + 1 < text.length()) {
            throw new NotationException(text, at + 1, "the end");
        }
        List<Message> violations = new ArrayList<>();
        int arrived = 0;
        for (int square : squares) {
            if (square > length) {
                violations.add(Message.of("toy.square", "square {0} is beyond the goal", square));
            }
            arrived += square >= length ? 1 : 0;
        }
        if (seat > SEATS) {
            violations.add(Message.of("toy.seat", "there is no seat {0}", seat));
        }
        if (pips > 3) {
            violations.add(Message.of("toy.pips", "the die has no {0}", pips));
        }
        if (arrived > 1 || over != (arrived == 1) || over && thrown) {
            violations.add(Message.of("toy.over", "the race is over exactly when one has arrived, with no throw"));
        }
        if (!violations.isEmpty()) {
            throw new InvalidSetupException(violations);
        }
        return new RacePosition(this, squares[0], squares[1], squares[2], seat, pips);
    }

    private static int digit(String text, int at, char least, String expected) {
        if (at >= text.length() || text.charAt(at) < least || text.charAt(at) > '9') {
            throw new NotationException(text, Math.min(at, text.length()), expected);
        }
        return text.charAt(at) - '0';
    }

    private static int expect(String text, int at, char c) {
        if (at >= text.length() || text.charAt(at) != c) {
            throw new NotationException(text, Math.min(at, text.length()), "'" + c + "'");
        }
        return at + 1;
    }

    @Override
    public RaceMove parseMove(String text) {
        Objects.requireNonNull(text, "text");
        for (int id = 0; id < actionCount(); id++) {
            if (action(id).toString().equals(text)) {
                return action(id);
            }
        }
        throw new NotationException(text, 0, "t1 to t3, go or back1 to back3");
    }

    @Override
    public int actionCount() {
        return 7;
    }

    @Override
    public int actionId(RaceMove move) {
        Objects.requireNonNull(move, "move");
        if (move instanceof Throw toss) {
            return toss.pips() - 1;
        }
        return move instanceof Back back ? back.seat() + 3 : 3;
    }

    @Override
    public RaceMove action(int id) {
        Objects.checkIndex(id, actionCount());
        return id < 3 ? new Throw(id + 1) : id == 3 ? Go.GO : new Back(id - 3);
    }

    @Override
    public List<Rule> rules() {
        return List.of(
                Rule.builder(THROW, "The die", "The die is thrown first; it shows 1, 2 or 3.")
                        .options("die=" + die)
                        .build(),
                Rule.builder(CHOICE, "The choice", "The one who threw then goes forward or sends another back.")
                        .build(),
                Rule.builder(BACK, "Sending back", "Only another who has left the start can be sent back.")
                        .build(),
                Rule.builder(HOME, "The goal", "Who reaches square " + length + " has won.")
                        .options("length=" + length)
                        .build(),
                SharedRules.gameOver(),
                SharedRules.endedFromOutside());
    }

    @Override
    public Dossier dossier() {
        return Dossier.builder("Race", "A toy of three with a die.").build();
    }

    @Override
    public List<RuleOption> options() {
        return List.of(
                new RuleOption("length", "Where the goal is.", List.of("2..9"), "" + length, "" + STANDARD.length),
                new RuleOption("die", "How the die falls.", List.of("LOADED", "FAIR"), die, STANDARD.die));
    }

    @Override
    public Race with(Map<String, String> options) {
        Objects.requireNonNull(options, "options");
        List<Message> violations = new ArrayList<>();
        int newLength = length;
        String newDie = die;
        for (Map.Entry<String, String> option : new TreeMap<>(options).entrySet()) {
            String value = option.getValue();
            if (option.getKey().equals("length") && value.matches("[2-9]")) {
                newLength = value.charAt(0) - '0';
            } else if (option.getKey().equals("die") && (value.equals("LOADED") || value.equals("FAIR"))) {
                newDie = value;
            } else {
                violations.add(Message.of("toy.option", "{0} cannot be {1}", option.getKey(), value));
            }
        }
        if (newLength > 7 && newDie.equals("FAIR")) {
            violations.add(Message.of("toy.contradiction", "a track of {0} wants the loaded die", newLength));
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(violations);
        }
        return new Race(newLength, newDie);
    }

    @Override
    public Race with(String option, String value) {
        return with(Map.of(Objects.requireNonNull(option, "option"), Objects.requireNonNull(value, "value")));
    }

    @Override
    public String toString() {
        return id().toString();
    }

    /**
     * A position of the race.
     *
     * @param ruleset its ruleset
     * @param first the square of seat 1
     * @param second the square of seat 2
     * @param third the square of seat 3
     * @param turn the seat to act; 0 when over
     * @param pips the throw; 0 before it
     */
    public record RacePosition(Race ruleset, int first, int second, int third, int turn, int pips)
            implements Position<RacePosition, RaceMove> {

        private int square(int seat) {
            return seat == 1 ? first : seat == 2 ? second : third;
        }

        private RacePosition at(int seat, int square) {
            int next = square == ruleset.length ? 0 : turn % SEATS + 1;
            return new RacePosition(
                    ruleset,
                    seat == 1 ? square : first,
                    seat == 2 ? square : second,
                    seat == 3 ? square : third,
                    next,
                    0);
        }

        @Override
        public Actor actor() {
            return turn == 0 ? Actor.NOBODY : pips == 0 ? new Actor.Chance(turn) : new Actor.Player(turn);
        }

        @Override
        public List<RaceMove> legalMoves() {
            List<RaceMove> moves = new ArrayList<>();
            for (int id = 0; id < 7; id++) {
                if (isLegal(ruleset.action(id))) {
                    moves.add(ruleset.action(id));
                }
            }
            return List.copyOf(moves);
        }

        @Override
        public int legalMoveCount() {
            if (turn == 0) {
                return 0;
            }
            int count = pips == 0 ? 3 : 1;
            for (int seat = 1; pips > 0 && seat <= SEATS; seat++) {
                count += seat != turn && square(seat) > 0 ? 1 : 0;
            }
            return count;
        }

        @Override
        public RaceMove legalMove(int index) {
            return legalMoves().get(index);
        }

        @Override
        public boolean isLegal(RaceMove move) {
            return legality(move).isLegal();
        }

        @Override
        public Legality legality(RaceMove move) {
            Objects.requireNonNull(move, "move");
            if (turn == 0) {
                return new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
            }
            if (move instanceof Throw != (pips == 0)) {
                return pips == 0
                        ? new Legality.Illegal(THROW, Message.of("toy.throw", "the die is thrown first"))
                        : new Legality.Illegal(CHOICE, Message.of("toy.choice", "the die shows {0} already", pips));
            }
            if (move instanceof Back back && (back.seat() == turn || square(back.seat()) == 0)) {
                return new Legality.Illegal(BACK, Message.of("toy.back", "seat {0} cannot be sent back", back.seat()));
            }
            return Legality.LEGAL;
        }

        @Override
        public RacePosition play(RaceMove move) {
            return explain(move).position();
        }

        @Override
        public RacePosition play(int index) {
            return play(legalMove(index));
        }

        @Override
        public Transition<RacePosition, Moved> explain(RaceMove move) {
            if (legality(move) instanceof Legality.Illegal illegal) {
                throw new IllegalMoveException(this, move, illegal);
            }
            if (move instanceof Throw toss) {
                RacePosition next = new RacePosition(ruleset, first, second, third, turn, toss.pips());
                return new Transition<>(next, List.of());
            }
            boolean back = move instanceof Back;
            int seat = move instanceof Back other ? other.seat() : turn;
            int square = back ? square(seat) - 1 : Math.min(ruleset.length, square(seat) + pips);
            return new Transition<>(at(seat, square), List.of(new Moved(seat, square, back ? BACK : CHOICE)));
        }

        @Override
        public long weight(int index) {
            Objects.checkIndex(index, legalMoveCount());
            return turn > 0 && pips == 0 && ruleset.die.equals("LOADED") ? 3 - index : 1;
        }

        @Override
        public long totalWeight() {
            return turn > 0 && pips == 0 && ruleset.die.equals("LOADED") ? 6 : legalMoveCount();
        }

        @Override
        public int score(int seat) {
            return square(Objects.checkIndex(seat - 1, SEATS) + 1);
        }

        @Override
        public Optional<Outcome> outcome() {
            if (turn != 0) {
                return Optional.empty();
            }
            List<Integer> payoffs = new ArrayList<>();
            for (int seat = 1; seat <= SEATS; seat++) {
                payoffs.add(square(seat) == ruleset.length ? 2 : -1);
            }
            return Optional.of(new Outcome(Ending.ARRIVED, payoffs));
        }

        @Override
        public long hash64() {
            long code = ((((first * 10L + second) * 10 + third) * 10 + turn) * 10 + pips + 1) * 0x9e3779b97f4a7c15L;
            return (code ^ code >>> 32) * 0xd6e8feb86659fd93L;
        }

        @Override
        public Diagram diagram() {
            return () -> "1 " + "-".repeat(first) + ">\n2 " + "-".repeat(second) + ">\n3 " + "-".repeat(third) + ">\n";
        }

        @Override
        public String toString() {
            return first + "," + second + "," + third + " " + (turn == 0 ? "-" : turn) + " " + (pips == 0 ? "-" : pips);
        }
    }
}
