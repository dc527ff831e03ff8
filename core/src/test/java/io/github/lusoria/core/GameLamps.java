package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;

/**
 * A toy to try rules of repetition on: a row of lamps, which two players switch in turn. Boards come again whenever
 * nobody forbids it, and games of a million boards are easy to find.
 *
 * <p>A player switches one lamp ({@code s0}), or two neighbours at once ({@code d0} for the first two), or burns a fuse
 * ({@code burn}), after which no board of before can come again, or waits ({@code wait}), where that is allowed. Two
 * forced passes ({@code pass}) in a row end the game as a draw. Where there is a goal, who switches the last lamp on wins.
 * Position text: the lamps from the first, the fuses left, the seat, and {@code -}, {@code passed} or
 * {@code over:winner}.
 *
 * @param lamps how many lamps, 1 to 30
 * @param fuses how many fuses at the start
 * @param waits whether a player may wait
 * @param goal whether the game ends when all lamps are on
 * @param repetition the rule of repetition
 * @param passes whether a player blocked by it passes; else he loses
 * @param storm whether chance acts for seat 2, an outcome of odd number three times as likely as one of even number
 * @param hashing how good the hashes of boards are
 */
record GameLamps(
        int lamps,
        int fuses,
        boolean waits,
        boolean goal,
        Repetition repetition,
        boolean passes,
        boolean storm,
        Hashing hashing)
        implements Ruleset<GameLamps.Board, GameLamps.Act> {
    private static final RuleId SWITCH = new RuleId("toy.switch");

    /** How the board's number becomes a hash. */
    enum Hashing {
        GOOD(code -> (code ^ code >>> 7) * 0x9e3779b97f4a7c15L),
        /** Four hashes for all boards. */
        FEW(code -> code % 4),
        /** One hash for all boards. */
        CONSTANT(code -> 42),
        /** Hashes that differ only in the highest bits, so that every level of a trie is needed. */
        HIGH(code -> code << 58);

        private final LongUnaryOperator hash;

        Hashing(LongUnaryOperator hash) {
            this.hash = hash;
        }
    }

    /** Lamps without fuses, waiting or goal, where a blocked player passes. */
    static GameLamps of(int lamps, Repetition repetition) {
        return new GameLamps(lamps, 0, false, false, repetition, true, false, Hashing.GOOD);
    }

    GameLamps withFuses(int number) {
        return new GameLamps(lamps, number, waits, goal, repetition, passes, storm, hashing);
    }

    GameLamps withWaiting() {
        return new GameLamps(lamps, fuses, true, goal, repetition, passes, storm, hashing);
    }

    GameLamps withGoal() {
        return new GameLamps(lamps, fuses, waits, true, repetition, passes, storm, hashing);
    }

    GameLamps withLoss() {
        return new GameLamps(lamps, fuses, waits, goal, repetition, false, storm, hashing);
    }

    GameLamps withStorm() {
        return new GameLamps(lamps, fuses, waits, goal, repetition, passes, true, hashing);
    }

    GameLamps with(Repetition rule) {
        return new GameLamps(lamps, fuses, waits, goal, rule, passes, storm, hashing);
    }

    GameLamps with(Hashing quality) {
        return new GameLamps(lamps, fuses, waits, goal, repetition, passes, storm, quality);
    }

    /** What a player does. */
    record Act(String word, int lamp) implements Move {
        static final Act BURN = new Act("burn", -1);
        static final Act WAIT = new Act("wait", -1);
        static final Act PASS = new Act("pass", -1);

        /** Switching one lamp. */
        static Act one(int lamp) {
            return new Act("s", lamp);
        }

        /** Switching a lamp and the next. */
        static Act two(int lamp) {
            return new Act("d", lamp);
        }

        @Override
        public String toString() {
            return lamp < 0 ? word : word + lamp;
        }
    }

    /** Why a game of lamps ends. */
    enum Ending implements Termination {
        LIT,
        BLOCKED,
        PASSES;

        @Override
        public String id() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }

        @Override
        public RuleId rule() {
            return SWITCH;
        }
    }

    @Override
    public RulesetId id() {
        Map<String, String> options = new TreeMap<>();
        options.put("lamps", Integer.toString(lamps));
        options.put("repetition", repetition.name());
        options.put("hashing", hashing.name());
        options.put("rest", fuses + "," + waits + "," + goal + "," + passes + "," + storm);
        return RulesetId.of("toy", "lamps").withOptions(options);
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
        return new Traits(2, storm, true, true, -1, 1, OptionalInt.empty());
    }

    @Override
    public WhenBlocked<Board, Act> whenBlocked(Board position) {
        return passes
                ? new WhenBlocked<>(Optional.of(Act.PASS), position.passed())
                : new WhenBlocked<>(Optional.empty(), position.lost());
    }

    @Override
    public Board initial() {
        return at(0);
    }

    /** The start of a game with some lamps on. */
    Board at(int lit) {
        return new Board(this, lit, fuses, 1, false, null, 0);
    }

    @Override
    public Board parse(String text) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Act parseMove(String text) {
        Objects.requireNonNull(text, "text");
        for (int id = 0; id < actionCount(); id++) {
            if (action(id).toString().equals(text)) {
                return action(id);
            }
        }
        throw new NotationException(text, 0, "s0, d0, burn, wait or pass");
    }

    @Override
    public int actionCount() {
        return 2 * lamps + 2;
    }

    @Override
    public int actionId(Act move) {
        int burning = 2 * lamps - 1;
        int id = switch (move.word) {
            case "s" -> move.lamp;
            case "d" -> lamps + move.lamp;
            case "burn" -> burning;
            case "wait" -> burning + 1;
            default -> burning + 2;
        };
        if (!action(id).equals(move)) {
            throw new IllegalArgumentException(move.toString());
        }
        return id;
    }

    @Override
    public Act action(int id) {
        if (id < lamps) {
            return Act.one(id);
        }
        if (id < 2 * lamps - 1) {
            return Act.two(id - lamps);
        }
        return List.of(Act.BURN, Act.WAIT, Act.PASS).get(id - 2 * lamps + 1);
    }

    @Override
    public List<Rule> rules() {
        Rule acts = Rule.builder(SWITCH, "Acts", "Switch, burn, wait or pass.").build();
        return List.of(acts, SharedRules.repetition(repetition()), SharedRules.gameOver());
    }

    @Override
    public Dossier dossier() {
        return Dossier.builder("Lamps", "A toy to try the past of games on.").build();
    }

    @Override
    public List<RuleOption> options() {
        return List.of();
    }

    @Override
    public GameLamps with(Map<String, String> options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
        return id().toString();
    }

    /**
     * A position.
     *
     * @param ruleset the ruleset
     * @param lit the lamps that are on, as bits
     * @param left the fuses left
     * @param turn the seat to act
     * @param afterPass whether the player before passed
     * @param why why the game is over, or null
     * @param winner the seat of the winner, or 0
     */
    record Board(GameLamps ruleset, int lit, int left, int turn, boolean afterPass, Ending why, int winner)
            implements Position<Board, Act> {
        private Board after(int lamps, int fuses, boolean pass) {
            boolean won = ruleset.goal && lamps == (1 << ruleset.lamps) - 1;
            boolean drawn = pass && afterPass;
            Ending end = won ? Ending.LIT : drawn ? Ending.PASSES : null;
            return new Board(ruleset, lamps, fuses, 3 - turn, pass, end, won ? turn : 0);
        }

        Board passed() {
            return after(lit, left, true);
        }

        Board lost() {
            return new Board(ruleset, lit, left, turn, afterPass, Ending.BLOCKED, 3 - turn);
        }

        @Override
        public Actor actor() {
            if (why != null) {
                return Actor.NOBODY;
            }
            return isStorm() ? new Actor.Chance(turn) : new Actor.Player(turn);
        }

        private boolean isStorm() {
            return ruleset.storm && turn == 2;
        }

        @Override
        public long weight(int index) {
            Objects.checkIndex(index, legalMoveCount());
            return isStorm() ? 1 + 2 * (index % 2) : 1;
        }

        @Override
        public long totalWeight() {
            int count = legalMoveCount();
            return isStorm() ? count + 2 * (count / 2) : count;
        }

        @Override
        public List<Act> legalMoves() {
            List<Act> moves = new ArrayList<>();
            for (int i = 0; i < legalMoveCount(); i++) {
                moves.add(legalMove(i));
            }
            return List.copyOf(moves);
        }

        @Override
        public int legalMoveCount() {
            return why != null ? 0 : 2 * ruleset.lamps - 1 + (left > 0 ? 1 : 0) + (ruleset.waits ? 1 : 0);
        }

        @Override
        public Act legalMove(int index) {
            Objects.checkIndex(index, legalMoveCount());
            int burning = 2 * ruleset.lamps - 1;
            return index == burning && left == 0 ? Act.WAIT : ruleset.action(index);
        }

        @Override
        public boolean isLegal(Act move) {
            return index(move) >= 0;
        }

        /** The place of a move in the list, negative if it is not there. */
        private int index(Act move) {
            if (why != null || move.equals(Act.PASS)) {
                return -1;
            }
            if (move.equals(Act.BURN)) {
                return left > 0 ? ruleset.actionId(move) : -1;
            }
            if (move.equals(Act.WAIT)) {
                return ruleset.waits ? legalMoveCount() - 1 : -1;
            }
            return ruleset.actionId(move);
        }

        @Override
        public Legality legality(Act move) {
            if (isLegal(move)) {
                return Legality.LEGAL;
            }
            return why == null
                    ? new Legality.Illegal(SWITCH, Message.of("toy.switch", "{0} is no move here", move))
                    : new Legality.Illegal(RuleId.GAME_OVER, Message.of("game.over", "the game is over"));
        }

        @Override
        public Board play(Act move) {
            if (legality(move) instanceof Legality.Illegal illegal) {
                throw new IllegalMoveException(this, move, illegal);
            }
            return play(index(move));
        }

        @Override
        public Board play(int index) {
            Objects.checkIndex(index, legalMoveCount());
            int lamps = ruleset.lamps;
            if (index < lamps) {
                return after(lit ^ 1 << index, left, false);
            }
            if (index < 2 * lamps - 1) {
                return after(lit ^ 3 << index - lamps, left, false);
            }
            return index == 2 * lamps - 1 && left > 0 ? after(lit, left - 1, false) : after(lit, left, false);
        }

        @Override
        public Transition<Board, Event> explain(Act move) {
            return new Transition<>(play(move), List.of());
        }

        @Override
        public int score(int seat) {
            return 0;
        }

        @Override
        public Optional<Outcome> outcome() {
            int sign = winner == 0 ? 0 : winner == 1 ? 1 : -1;
            return Optional.ofNullable(why).map(end -> new Outcome(end, List.of(sign, -sign)));
        }

        @Override
        public long hash64() {
            return boardHash64() * 31 + turn;
        }

        @Override
        public long boardHash64() {
            return ruleset.hashing.hash.applyAsLong(lit * 1000L + left);
        }

        @Override
        public boolean hasSameBoard(Board other) {
            return lit == other.lit && left == other.left;
        }

        @Override
        public long progress() {
            return -left;
        }

        @Override
        public Diagram diagram() {
            return () -> board() + "\n";
        }

        /** The lamps and the fuses: what rules of repetition compare. */
        String board() {
            StringBuilder out = new StringBuilder();
            for (int lamp = 0; lamp < ruleset.lamps; lamp++) {
                out.append(lit >> lamp & 1);
            }
            return out.append(' ').append(left).toString();
        }

        @Override
        public String toString() {
            String phase = why != null ? "over:" + why.id() + ":" + winner : afterPass ? "passed" : "-";
            return board() + " " + turn + " " + phase;
        }
    }
}
