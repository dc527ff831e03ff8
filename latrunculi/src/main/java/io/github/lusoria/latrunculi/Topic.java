package io.github.lusoria.latrunculi;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * One thing that a rulebook of Ludus Latrunculorum speaks of.
 *
 * @param statement what it says about this under some options; empty where they leave nothing to say
 * @param grounds what a listed ruleset's rule on this rests on
 */
record Topic(Function<LatrunculiRules, Optional<Draft>> statement, Function<Grounds, Basis> grounds) {
    /** All, in the order of a rulebook. */
    static final List<Topic> ALL = List.of(
            new Topic(SetupStatements::board, SetupGrounds::board),
            new Topic(SetupStatements::men, SetupGrounds::men),
            new Topic(SetupStatements::dux, SetupGrounds::dux),
            new Topic(SetupStatements::phases, SetupGrounds::phases),
            new Topic(SetupStatements::placement, SetupGrounds::placement),
            new Topic(SetupStatements::array, SetupGrounds::array),
            new Topic(SetupStatements::barred, SetupGrounds::barred),
            new Topic(SetupStatements::firstPlayer, SetupGrounds::firstPlayer),
            new Topic(SetupStatements::turns, SetupGrounds::turns),
            new Topic(MoveStatements::vacancy, MoveGrounds::vacancy),
            new Topic(MoveStatements::directions, MoveGrounds::directions),
            new Topic(MoveStatements::walk, MoveGrounds::walk),
            new Topic(MoveStatements::leap, MoveGrounds::leap),
            new Topic(MoveStatements::severalLeaps, MoveGrounds::severalLeaps),
            new Topic(MoveStatements::finalSquare, MoveGrounds::finalSquare),
            new Topic(MoveStatements::leapt, MoveGrounds::leapt),
            new Topic(CatchStatements::enclosure, CatchGrounds::enclosure),
            new Topic(CatchStatements::arrival, CatchGrounds::arrival),
            new Topic(CatchStatements::caught, CatchGrounds::caught),
            new Topic(CatchStatements::bound, CatchGrounds::bound),
            new Topic(CatchStatements::doubleTrap, CatchGrounds::doubleTrap),
            new Topic(CatchStatements::guardLeft, CatchGrounds::guardLeft),
            new Topic(CatchStatements::guardTrapped, CatchGrounds::guardTrapped),
            new Topic(CatchStatements::removal, CatchGrounds::removal),
            new Topic(CatchStatements::removalWhen, CatchGrounds::removalWhen),
            new Topic(CatchStatements::corner, CatchGrounds::corner),
            new Topic(CatchStatements::again, CatchGrounds::again),
            new Topic(MoveStatements::entry, MoveGrounds::entry),
            new Topic(MoveStatements::pass, MoveGrounds::pass),
            new Topic(MoveStatements::noReversal, MoveGrounds::noReversal),
            new Topic(MoveStatements::repetition, MoveGrounds::repetition),
            new Topic(EndStatements::reduced, EndGrounds::reduced),
            new Topic(EndStatements::blocked, EndGrounds::blocked),
            new Topic(EndStatements::passes, EndGrounds::passes),
            new Topic(EndStatements::quiet, EndGrounds::quiet),
            new Topic(EndStatements::count, EndGrounds::count),
            new Topic(EndStatements::countEqual, EndGrounds::countEqual),
            new Topic(EndStatements::over, EndGrounds::over),
            new Topic(EndStatements::outside, EndGrounds::outside));

    Optional<Draft> draft(LatrunculiRules rules) {
        return statement.apply(rules);
    }

    Basis basis(Grounds ruleset) {
        return grounds.apply(ruleset);
    }
}
