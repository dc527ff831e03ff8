package io.github.lusoria.core;

import io.github.lusoria.core.testkit.RulesetBattery;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Nim with one pile, sound or with one fault: what the battery must find. One takes one to three; who takes the last
 * wins. Position text: {@code 5 1}, the pile and the seat to act. Moves: {@code take1} to {@code take3}.
 */
record FaultyNim(Fault fault, int pile, String repetitionRule, Stakes stakes)
        implements Ruleset<FaultyNim.Pile, FaultyNim.Take> {
    private static final int FIRST_PILE = 7;

    /** What is wrong, with the check that must say so. */
    enum Fault {
        NONE(battery -> {}),
        BLANK_TITLE(battery -> battery.ruleset().rulesetIsAValue()),
        VERSION_ZERO(battery -> battery.ruleset().rulesetIsAValue()),
        NEVER_EQUAL(battery -> battery.ruleset().rulesetIsAValue()),
        ID_WITHOUT_OPTIONS(battery -> battery.ruleset().idParsesBack()),
        UNKNOWN_OPTION_IGNORED(battery -> battery.ruleset().optionsAreSound()),
        FIRST_UNKNOWN_OPTION_ONLY(battery -> battery.ruleset().optionsAreSound()),
        OPTION_NOT_APPLIED(battery -> battery.ruleset().optionsAreSound()),
        UNREADABLE_OPTION_IGNORED(battery -> battery.ruleset().optionsAreSound()),
        OPTION_WITHOUT_DESCRIPTION(battery -> battery.ruleset().optionsAreSound()),
        STARTS_AT_THE_END(battery -> battery.ruleset().initialPositionIsAStart()),
        ACTION_ID_OFF(battery -> battery.ruleset().actionIdsAreABijection()),
        ACTION_TWICE(battery -> battery.ruleset().actionIdsAreABijection()),
        ACTION_WITHOUT_END(battery -> battery.ruleset().actionIdsAreABijection()),
        MOVE_OF_TWO_WORDS(battery -> battery.ruleset().actionIdsAreABijection()),
        NULL_ACCEPTED(battery -> battery.ruleset().nullIsRefused()),
        NULL_UNNAMED(battery -> battery.ruleset().nullIsRefused()),
        MESSAGE_REPEATS_ALL(battery -> battery.ruleset().oddTextsAreRefused()),
        READER_OVERRUNS(battery -> battery.ruleset().oddTextsAreRefused()),
        READS_ANOTHER_SEAT(RulesetBattery::positionsRoundTrip),
        TEXT_NOT_ASCII(RulesetBattery::positionsRoundTrip),
        EQUAL_TO_ITSELF_ONLY(RulesetBattery::positionsRoundTrip),
        EQUAL_TO_ITS_TEXT(RulesetBattery::positionsRoundTrip),
        HASH_CODE_OF_OBJECT(RulesetBattery::positionsRoundTrip),
        HASH64_CHANGES(RulesetBattery::positionsRoundTrip),
        LIST_CAN_CHANGE(RulesetBattery::legalMovesAreStableLists),
        LIST_WITHOUT_RANDOM_ACCESS(RulesetBattery::legalMovesAreStableLists),
        LIST_WITH_DUPLICATES(RulesetBattery::legalMovesAreStableLists),
        LIST_CHANGES(RulesetBattery::legalMovesAreStableLists),
        COUNT_OFF(RulesetBattery::legalMovesAreStableLists),
        LEGAL_MOVE_IN_ANOTHER_ORDER(RulesetBattery::legalMovesAreStableLists),
        LEGAL_MOVE_BEYOND_THE_LAST(RulesetBattery::legalMovesAreStableLists),
        LEGAL_MOVE_CLAMPED(RulesetBattery::legalMovesAreStableLists),
        PLAY_BEYOND_THE_LAST(RulesetBattery::legalMovesAreStableLists),
        ACTOR_AT_THE_END(RulesetBattery::actorsMovesAndOutcomesAgree),
        NO_OUTCOME_AT_THE_END(RulesetBattery::actorsMovesAndOutcomesAgree),
        OUTCOME_TOO_SOON(RulesetBattery::actorsMovesAndOutcomesAgree),
        SEAT_THREE_ACTS(RulesetBattery::actorsMovesAndOutcomesAgree),
        CHANCE_ACTS(RulesetBattery::actorsMovesAndOutcomesAgree),
        PAYOFF_MISSING(RulesetBattery::actorsMovesAndOutcomesAgree),
        PAYOFF_OUT_OF_BOUNDS(RulesetBattery::actorsMovesAndOutcomesAgree),
        PAYOFFS_NOT_ZERO_SUM(RulesetBattery::actorsMovesAndOutcomesAgree),
        GAME_TOO_LONG(RulesetBattery::actorsMovesAndOutcomesAgree),
        WEIGHT_TWO(RulesetBattery::weightsAreExact),
        TOTAL_WEIGHT_OFF(RulesetBattery::weightsAreExact),
        WEIGHT_WITHOUT_END(RulesetBattery::weightsAreExact),
        SCORE_OF_SEAT_THREE(RulesetBattery::scoresAreThere),
        SCORE_CHANGES(RulesetBattery::scoresAreThere),
        LEGAL_MOVE_READS_AS_ANOTHER(RulesetBattery::legalMovesRoundTrip),
        LEGAL_MOVE_WITHOUT_ID(RulesetBattery::legalMovesRoundTrip),
        PLAY_BY_INDEX_DIFFERS(RulesetBattery::playingAgrees),
        PLAY_BY_TEXT_DIFFERS(RulesetBattery::playingAgrees),
        EXPLAIN_DIFFERS(RulesetBattery::playingAgrees),
        EVENT_WITH_COMMA(RulesetBattery::playingAgrees),
        PLAY_CHANGES_THE_PAST(RulesetBattery::playingAgrees),
        IS_LEGAL_TOO_MUCH(RulesetBattery::legalityIsMembership),
        IS_LEGAL_TOO_LITTLE(RulesetBattery::legalityIsMembership),
        LEGALITY_TOO_MUCH(RulesetBattery::legalityIsMembership),
        REASON_BLANK(RulesetBattery::legalityIsMembership),
        REASON_UNFILLED(RulesetBattery::legalityIsMembership),
        ILLEGAL_IS_PLAYED(RulesetBattery::legalityIsMembership),
        ILLEGAL_IS_EXPLAINED(RulesetBattery::legalityIsMembership),
        REFUSAL_OF_ANOTHER_MOVE(RulesetBattery::legalityIsMembership),
        DIAGRAM_WITHOUT_LINE_FEED(RulesetBattery::diagramsAreText),
        DIAGRAM_NOT_ASCII(RulesetBattery::diagramsAreText),
        PICTURE_WITH_A_SCRIPT(RulesetBattery::diagramsArePictures),
        PICTURE_OUTSIDE_OF_ITS_VIEW_BOX(RulesetBattery::diagramsArePictures),
        HASH64_ALWAYS_SAME(RulesetBattery::differentPositionsDiffer),
        HASH64_KNOWS_THE_RULESET(battery -> battery.ruleset().otherRulesetsDiffer()),
        EQUAL_ACROSS_RULESETS(battery -> battery.ruleset().otherRulesetsDiffer()),
        REPETITION_HIDES_A_MOVE(battery -> battery.ruleset().repetitionChangesNoPosition()),
        REPETITION_NOT_TOLD(battery -> battery.ruleset().repetitionChangesNoPosition()),
        PROGRESS_FALLS(RulesetBattery::boardsAreCompared),
        BOARD_HASH_CHANGES(RulesetBattery::boardsAreCompared),
        ALL_BOARDS_SAME(RulesetBattery::boardsAreCompared),
        BOARDS_SAME_ONE_WAY(RulesetBattery::boardsAreCompared),
        NOT_ITS_OWN_BOARD(RulesetBattery::boardsAreCompared),
        RULE_TWICE(battery -> battery.rulebook().rulebookIsWhole()),
        RULE_WITHOUT_SOURCE(battery -> battery.rulebook().rulebookIsWhole()),
        OPTION_WITHOUT_RULE(battery -> battery.rulebook().rulebookIsWhole()),
        RULE_OF_ANOTHER_OPTION(battery -> battery.rulebook().rulebookIsWhole()),
        OPTIONS_OUT_OF_ORDER(battery -> battery.rulebook().rulebookIsWhole()),
        ALTERNATIVE_THAT_IS_NONE(battery -> battery.rulebook().rulebookIsWhole()),
        ALTERNATIVE_THAT_IS_ILLEGAL(battery -> battery.rulebook().rulebookIsWhole()),
        ALTERNATIVE_OF_THE_SAME_SOURCE(battery -> battery.rulebook().noSourceSupportsBothARuleAndItsAlternative()),
        CHANGE_THAT_IS_NOBODYS(battery -> battery.rulebook().whatAnAlternativeChangesIsItsChoosersOwn()),
        RULES_CHANGE(battery -> battery.rulebook().rulebookIsWhole()),
        REFUSAL_WITHOUT_RULE(battery -> battery.rulebook().rulesInUseAreThere()),
        EVENT_WITHOUT_RULE(battery -> battery.rulebook().rulesInUseAreThere()),
        NO_RULE_AFTER_THE_END(battery -> battery.rulebook().rulesInUseAreThere()),
        PASSES_UNBLOCKED(battery -> battery.games().blockedPlayersAreTold()),
        PLAY_IS_RANDOM(battery -> battery.games().playoutsAreReproducible());

        private final Consumer<RulesetBattery<Pile, Take>> check;

        Fault(Consumer<RulesetBattery<Pile, Take>> check) {
            this.check = check;
        }

        Consumer<RulesetBattery<Pile, Take>> check() {
            return check;
        }
    }

    /** What is won and lost, within bounds of its own. */
    enum Stakes {
        ONE(1, -1),
        THREE(3, -3),
        /** Nobody can win. */
        NOTHING(0, 0),
        /** The first gets 2 and the last 1, so that there is no draw. */
        PLACES(2, 1);

        private final int won;
        private final int lost;

        Stakes(int won, int lost) {
            this.won = won;
            this.lost = lost;
        }
    }

    private static final RuleId TOO_MANY = new RuleId("nim.too-many");
    private static final RuleId TAKING = new RuleId("nim.taking");

    /** What makes the unstable faults unstable. */
    private static int calls;

    record Take(int stones, String separator) implements Move {
        @Override
        public String toString() {
            return "take" + separator + stones;
        }
    }

    record Taken(int stones, String separator) implements Event {
        @Override
        public RuleId rule() {
            return TAKING;
        }

        @Override
        public String toString() {
            return "taken" + separator + stones;
        }
    }

    enum Ending implements Termination {
        EMPTY;

        @Override
        public String id() {
            return "empty";
        }

        @Override
        public RuleId rule() {
            return TAKING;
        }
    }

    static FaultyNim with(Fault fault) {
        return new FaultyNim(fault, FIRST_PILE, "NONE", Stakes.ONE);
    }

    static FaultyNim playedFor(Stakes stakes) {
        return new FaultyNim(Fault.NONE, FIRST_PILE, "NONE", stakes);
    }

    private boolean has(Fault wanted) {
        return fault == wanted;
    }

    @Override
    public RulesetId id() {
        Map<String, String> changed = new TreeMap<>();
        options().stream().filter(RuleOption::isChanged).forEach(each -> changed.put(each.name(), each.value()));
        RulesetId base = RulesetId.of(
                "toy", stakes == Stakes.ONE ? "nim" : "nim-" + stakes.name().toLowerCase(Locale.ROOT));
        return has(Fault.ID_WITHOUT_OPTIONS) ? base : base.withOptions(changed);
    }

    @Override
    public int version() {
        return has(Fault.VERSION_ZERO) ? 0 : 1;
    }

    @Override
    public String title() {
        return has(Fault.BLANK_TITLE) ? " " : "Nim";
    }

    @Override
    public Traits traits() {
        OptionalInt longest = OptionalInt.of(has(Fault.GAME_TOO_LONG) ? 1 : 9);
        boolean zeroSum = stakes.won + stakes.lost == 0;
        return new Traits(2, false, true, zeroSum, stakes.lost, stakes.won, longest);
    }

    @Override
    public Repetition repetition() {
        return has(Fault.REPETITION_NOT_TOLD) ? Repetition.NONE : Repetition.valueOf(repetitionRule);
    }

    @Override
    public WhenBlocked<Pile, Take> whenBlocked(Pile position) {
        if (repetitionRule.equals("NONE") && !has(Fault.PASSES_UNBLOCKED)) {
            return Ruleset.super.whenBlocked(position);
        }
        return new WhenBlocked<>(Optional.empty(), new Pile(this, 0, position.seat));
    }

    @Override
    public Pile initial() {
        return new Pile(this, has(Fault.STARTS_AT_THE_END) ? 0 : pile, 1);
    }

    @Override
    public Pile parse(String text) {
        requireArgument(text, "text");
        if (has(Fault.MESSAGE_REPEATS_ALL) && !text.matches("[0-9] [12]")) {
            throw new NotationException(text, 0, "not " + text);
        }
        if (!has(Fault.READER_OVERRUNS) && !text.matches("[0-9] [12]")) {
            throw new NotationException(text, 0, "a pile and a seat");
        }
        int seat = text.charAt(2) - '0';
        return new Pile(this, text.charAt(0) - '0', has(Fault.READS_ANOTHER_SEAT) ? 3 - seat : seat);
    }

    @Override
    public Take parseMove(String text) {
        if (!(has(Fault.NULL_ACCEPTED) && text == null)) {
            requireArgument(text, "text");
        }
        for (int id = 0; id < actionCount(); id++) {
            if (take(id + 1).toString().equals(text)) {
                return take(has(Fault.LEGAL_MOVE_READS_AS_ANOTHER) ? 3 : id + 1);
            }
        }
        if (has(Fault.NULL_ACCEPTED) && text == null) {
            return take(1);
        }
        throw new NotationException(text, 0, "take1, take2 or take3");
    }

    private Take take(int stones) {
        return new Take(stones, has(Fault.MOVE_OF_TWO_WORDS) ? " " : "");
    }

    private void requireArgument(Object argument, String name) {
        if (argument == null) {
            throw has(Fault.NULL_UNNAMED) ? new NullPointerException() : new NullPointerException(name);
        }
    }

    @Override
    public int actionCount() {
        return 3;
    }

    @Override
    public int actionId(Take move) {
        requireArgument(move, "move");
        return has(Fault.LEGAL_MOVE_WITHOUT_ID) ? 3 : has(Fault.ACTION_ID_OFF) ? move.stones() : move.stones() - 1;
    }

    @Override
    public Take action(int id) {
        if (!has(Fault.ACTION_WITHOUT_END)) {
            Objects.checkIndex(id, 3);
        }
        return take(has(Fault.ACTION_TWICE) ? 1 : id + 1);
    }

    @Override
    public List<Rule> rules() {
        Citation bouton = Citation.of("Bouton", "1901", "Nim").seen();
        boolean isListed = pile == FIRST_PILE || has(Fault.CHANGE_THAT_IS_NOBODYS) || has(Fault.RULE_WITHOUT_SOURCE);
        Rule.Builder taking = Rule.builder(
                        TAKING, "Taking", "One takes one to three of " + pile + " stones; who takes the last wins.")
                .evidence(
                        isListed ? Evidence.RECONSTRUCTION : Evidence.OWN_CHOICE,
                        has(Fault.RULE_WITHOUT_SOURCE) ? bouton.silent() : bouton)
                .alternative(new Rule.Alternative(
                        "There are more stones.",
                        List.of("pile=" + otherPile()),
                        has(Fault.ALTERNATIVE_OF_THE_SAME_SOURCE) ? List.of(bouton) : List.of()));
        if (!has(Fault.OPTION_WITHOUT_RULE)) {
            taking.options("pile=" + (has(Fault.RULE_OF_ANOTHER_OPTION) ? 10 : pile));
        }
        if (has(Fault.OPTIONS_OUT_OF_ORDER)) {
            taking = Rule.builder(TAKING, "Taking", "One takes one to three stones.")
                    .evidence(Evidence.RECONSTRUCTION, bouton)
                    .options("repetition=" + repetitionRule, "pile=" + pile);
        }
        if (has(Fault.RULES_CHANGE)) {
            taking.reading("Asked " + ++calls + " times.");
        }
        Rule tooMany = Rule.builder(TOO_MANY, "Too many", "Nobody takes more than there are.")
                .build();
        Rule again = SharedRules.repetition(Repetition.valueOf(repetitionRule)).toBuilder()
                .options("repetition=" + repetitionRule)
                .build();
        List<Rule> rules = new ArrayList<>(List.of(taking.build(), tooMany, again, SharedRules.endedFromOutside()));
        rules.add(has(Fault.RULE_TWICE) ? again : SharedRules.gameOver());
        rules.removeIf(rule -> isMissing(rule.id()));
        return rules;
    }

    private int otherPile() {
        return switch (fault) {
            case ALTERNATIVE_THAT_IS_NONE -> pile;
            case ALTERNATIVE_THAT_IS_ILLEGAL -> 10;
            default -> pile == 9 ? 8 : 9;
        };
    }

    private boolean isMissing(RuleId rule) {
        return switch (fault) {
            case REFUSAL_WITHOUT_RULE -> rule.equals(TOO_MANY);
            case EVENT_WITHOUT_RULE -> rule.equals(TAKING);
            case NO_RULE_AFTER_THE_END -> rule.equals(RuleId.GAME_OVER);
            default -> false;
        };
    }

    @Override
    public Dossier dossier() {
        return Dossier.builder("Nim", "A pile of stones.").build();
    }

    @Override
    public List<RuleOption> options() {
        String description = has(Fault.OPTION_WITHOUT_DESCRIPTION) ? "" : "Stones at the start.";
        List<String> rules = List.of("NONE", "POSITIONAL_SUPERKO", "NO_REVERSAL");
        return List.of(
                new RuleOption("pile", description, List.of("1..9"), "" + pile, "" + FIRST_PILE),
                new RuleOption("repetition", "What may not come again.", rules, repetitionRule, "NONE"));
    }

    @Override
    public FaultyNim with(Map<String, String> options) {
        requireArgument(options, "options");
        List<Message> violations = new ArrayList<>();
        FaultyNim changed = this;
        for (Map.Entry<String, String> option : new TreeMap<>(options).entrySet()) {
            String value = option.getValue();
            boolean known = option.getKey().equals("pile") || option.getKey().equals("repetition");
            if (option.getKey().equals("pile") && value.matches("[1-9]")) {
                changed = new FaultyNim(fault, Integer.parseInt(value), changed.repetitionRule, stakes);
            } else if (option.getKey().equals("repetition") && value.matches("NONE|POSITIONAL_SUPERKO")) {
                changed = new FaultyNim(fault, changed.pile, value, stakes);
            } else if (known ? !has(Fault.UNREADABLE_OPTION_IGNORED) : !has(Fault.UNKNOWN_OPTION_IGNORED)) {
                violations.add(Message.of("nim.option", "{0} cannot be {1}", option.getKey(), value));
            }
        }
        if (!violations.isEmpty()) {
            throw new InvalidRulesetException(
                    has(Fault.FIRST_UNKNOWN_OPTION_ONLY) ? violations.subList(0, 1) : violations);
        }
        return has(Fault.OPTION_NOT_APPLIED) ? this : changed;
    }

    @Override
    public FaultyNim with(String option, String value) {
        requireArgument(option, "option");
        requireArgument(value, "value");
        return with(Map.of(option, value));
    }

    @Override
    public boolean equals(Object other) {
        return !has(Fault.NEVER_EQUAL)
                && other instanceof FaultyNim nim
                && nim.id().equals(id());
    }

    @Override
    public int hashCode() {
        return id().hashCode();
    }

    /** A position. Not a record, so that a fault can change it. */
    static final class Pile implements Position<Pile, Take> {
        private final FaultyNim ruleset;
        private final int seat;
        private int stones;

        Pile(FaultyNim ruleset, int stones, int seat) {
            this.ruleset = ruleset;
            this.stones = stones;
            this.seat = seat;
        }

        private boolean has(Fault wanted) {
            return ruleset.fault == wanted;
        }

        /** The most that can be taken. */
        private int most() {
            boolean hidden = has(Fault.REPETITION_HIDES_A_MOVE) && !ruleset.repetitionRule.equals("NONE");
            return Math.min(stones, hidden ? 2 : 3);
        }

        @Override
        public FaultyNim ruleset() {
            return ruleset;
        }

        @Override
        public Actor actor() {
            if (has(Fault.CHANCE_ACTS) && stones > 0) {
                return new Actor.Chance(seat);
            }
            int acting = has(Fault.SEAT_THREE_ACTS) ? 3 : seat;
            return stones > 0 || has(Fault.ACTOR_AT_THE_END) ? new Actor.Player(acting) : Actor.NOBODY;
        }

        @Override
        public List<Take> legalMoves() {
            List<Take> moves = new ArrayList<>();
            for (int i = 1; i <= most(); i++) {
                moves.add(ruleset.take(has(Fault.LIST_WITH_DUPLICATES) ? 1 : i));
            }
            if (has(Fault.LIST_CHANGES) && calls++ % 2 == 0) {
                Collections.reverse(moves);
            }
            if (has(Fault.LIST_WITHOUT_RANDOM_ACCESS)) {
                return Collections.unmodifiableList(new LinkedList<>(moves));
            }
            return has(Fault.LIST_CAN_CHANGE) ? moves : Collections.unmodifiableList(moves);
        }

        @Override
        public int legalMoveCount() {
            return has(Fault.COUNT_OFF) && stones == 1 ? 2 : most();
        }

        @Override
        public Take legalMove(int index) {
            if (has(Fault.LEGAL_MOVE_CLAMPED)) {
                return ruleset.take(Math.max(0, index) + 1);
            }
            if (!has(Fault.LEGAL_MOVE_BEYOND_THE_LAST) || index > most()) {
                Objects.checkIndex(index, has(Fault.COUNT_OFF) ? 3 : most());
            }
            boolean otherOrder = has(Fault.LEGAL_MOVE_IN_ANOTHER_ORDER);
            return ruleset.take(has(Fault.LIST_WITH_DUPLICATES) ? 1 : otherOrder ? most() - index : index + 1);
        }

        @Override
        public boolean isLegal(Take move) {
            ruleset.requireArgument(move, "move");
            int most = has(Fault.IS_LEGAL_TOO_MUCH) ? 3 : has(Fault.IS_LEGAL_TOO_LITTLE) ? 2 : most();
            return move.stones() <= Math.min(most, has(Fault.IS_LEGAL_TOO_MUCH) ? 3 : stones);
        }

        @Override
        public Legality legality(Take move) {
            ruleset.requireArgument(move, "move");
            if (move.stones() <= most() || has(Fault.LEGALITY_TOO_MUCH)) {
                return Legality.LEGAL;
            }
            String words =
                    has(Fault.REASON_BLANK) ? " " : has(Fault.REASON_UNFILLED) ? "only {1}" : "only {0} are left";
            return new Legality.Illegal(
                    stones == 0 ? RuleId.GAME_OVER : TOO_MANY, Message.of("nim.too-many", words, stones));
        }

        @Override
        public Pile play(Take move) {
            return play(move, Fault.ILLEGAL_IS_PLAYED);
        }

        private Pile play(Take move, Fault lenient) {
            if (legality(move) instanceof Legality.Illegal illegal && !has(lenient)) {
                Take named = has(Fault.REFUSAL_OF_ANOTHER_MOVE) ? ruleset.take(9) : move;
                throw new IllegalMoveException(this, named, illegal);
            }
            int left = Math.max(0, stones - move.stones());
            if (has(Fault.PLAY_IS_RANDOM)) {
                left = calls++ % (left + 1);
            }
            if (has(Fault.PLAY_CHANGES_THE_PAST)) {
                stones = left;
            }
            return new Pile(ruleset, left, 3 - seat);
        }

        @Override
        public Pile play(int index) {
            if (has(Fault.PLAY_BEYOND_THE_LAST) && index == most()) {
                return this;
            }
            Objects.checkIndex(index, legalMoveCount());
            if (has(Fault.PLAY_BY_INDEX_DIFFERS)) {
                return new Pile(ruleset, stones - 1, 3 - seat);
            }
            int left = stones - index - 1;
            boolean shared = has(Fault.PLAY_IS_RANDOM) || has(Fault.COUNT_OFF);
            return shared ? play(ruleset.take(index + 1), Fault.COUNT_OFF) : new Pile(ruleset, left, 3 - seat);
        }

        @Override
        public Pile play(String move) {
            return has(Fault.PLAY_BY_TEXT_DIFFERS) ? play(ruleset.take(1)) : play(parseMove(move));
        }

        @Override
        public Transition<Pile, Taken> explain(Take move) {
            Pile next = play(move, Fault.ILLEGAL_IS_EXPLAINED);
            Taken taken = new Taken(move.stones(), has(Fault.EVENT_WITH_COMMA) ? ", " : " ");
            return new Transition<>(has(Fault.EXPLAIN_DIFFERS) ? this : next, List.of(taken));
        }

        @Override
        public long weight(int index) {
            if (!has(Fault.WEIGHT_WITHOUT_END)) {
                Objects.checkIndex(index, legalMoveCount());
            }
            return has(Fault.WEIGHT_TWO) ? 2 : 1;
        }

        @Override
        public long totalWeight() {
            int factor = has(Fault.WEIGHT_TWO) ? 2 : 1;
            return factor * legalMoveCount() + (has(Fault.TOTAL_WEIGHT_OFF) ? 1 : 0);
        }

        @Override
        public int score(int of) {
            Objects.checkIndex(of - 1, has(Fault.SCORE_OF_SEAT_THREE) ? 3 : 2);
            return has(Fault.SCORE_CHANGES) ? calls++ : 0;
        }

        @Override
        public Optional<Outcome> outcome() {
            if (stones > (has(Fault.OUTCOME_TOO_SOON) ? 1 : 0) || has(Fault.NO_OUTCOME_AT_THE_END)) {
                return Optional.empty();
            }
            int factor = has(Fault.PAYOFF_OUT_OF_BOUNDS) ? 2 : 1;
            int first = factor * (seat == 1 ? ruleset.stakes.lost : ruleset.stakes.won);
            int second = factor * (seat == 1 ? ruleset.stakes.won : ruleset.stakes.lost);
            if (has(Fault.PAYOFF_MISSING)) {
                return Optional.of(new Outcome(Ending.EMPTY, List.of(0)));
            }
            return Optional.of(
                    new Outcome(Ending.EMPTY, List.of(first, has(Fault.PAYOFFS_NOT_ZERO_SUM) ? first : second)));
        }

        @Override
        public long hash64() {
            if (has(Fault.HASH64_CHANGES)) {
                return calls++;
            }
            int own = has(Fault.HASH64_KNOWS_THE_RULESET) ? 1000 * ruleset.pile : 0;
            return has(Fault.HASH64_ALWAYS_SAME) ? 1 : own + stones * 2 + seat;
        }

        @Override
        public long boardHash64() {
            return has(Fault.BOARD_HASH_CHANGES) ? calls++ : stones;
        }

        @Override
        public boolean hasSameBoard(Pile other) {
            if (has(Fault.BOARDS_SAME_ONE_WAY)) {
                return stones >= other.stones;
            }
            return has(Fault.ALL_BOARDS_SAME) || (stones == other.stones && !has(Fault.NOT_ITS_OWN_BOARD));
        }

        @Override
        public long progress() {
            return has(Fault.PROGRESS_FALLS) ? stones : -stones;
        }

        @Override
        public Diagram diagram() {
            String row = (has(Fault.DIAGRAM_NOT_ASCII) ? "\u25cf" : "o").repeat(stones) + "|";
            return new Diagram() {
                @Override
                public String text() {
                    return has(Fault.DIAGRAM_WITHOUT_LINE_FEED) ? row : row + "\n";
                }

                @Override
                public String svg(DiagramOptions options) {
                    String svg = Diagram.super.svg(options);
                    if (has(Fault.PICTURE_WITH_A_SCRIPT)) {
                        return svg.replace("</svg>", "<script>0</script>\n</svg>");
                    }
                    return has(Fault.PICTURE_OUTSIDE_OF_ITS_VIEW_BOX) ? svg.replace("x=\"0\"", "x=\"-1\"") : svg;
                }
            };
        }

        @Override
        public boolean equals(Object other) {
            if (has(Fault.EQUAL_TO_ITS_TEXT) && toString().equals(other)) {
                return true;
            }
            if (!(other instanceof Pile that) || (has(Fault.EQUAL_TO_ITSELF_ONLY) && this != other)) {
                return false;
            }
            boolean sameRules = has(Fault.EQUAL_ACROSS_RULESETS) || ruleset.equals(that.ruleset);
            return sameRules && stones == that.stones && seat == that.seat;
        }

        @Override
        public int hashCode() {
            return has(Fault.HASH_CODE_OF_OBJECT) ? System.identityHashCode(this) : stones * 2 + seat;
        }

        @Override
        public String toString() {
            return stones + (has(Fault.TEXT_NOT_ASCII) ? "\u2003" : " ") + seat;
        }
    }
}
