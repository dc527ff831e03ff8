package io.github.lusoria.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads one game of a record: tags, moves, comments and result, and plays the moves. */
final class RecordParser {
    private static final int LONGEST_WORD = 1000;
    /** A payoff of ten digits, its sign and a comma. */
    private static final int LONGEST_PAYOFF = 12;

    private static final String LEFT_OUT = "left out ";

    /** A tag's value, where it stands, and how many characters the text has for it. */
    private record Tag(String value, long line, long column, long written) {}

    private final GameRecordReader reader;
    private final boolean lenient;
    private final RecordScanner scanner;
    private final long number;
    private final int longest;
    private final long last;
    private final Map<String, Tag> tags = new LinkedHashMap<>();
    private final SortedMap<Integer, List<String>> comments = new TreeMap<>();
    private final StringBuilder word = new StringBuilder();
    private int longestWord = LONGEST_WORD;
    private int ply;
    /** Where the word of the move text begins that was read last. */
    private long line;

    private long column;

    RecordParser(GameRecordReader reader, GameRecordFormat format, RecordScanner scanner, long number) {
        this.reader = reader;
        lenient = format.isLenient();
        this.scanner = scanner;
        this.number = number;
        longest = format.longestGame();
        last = scanner.taken() + longest;
    }

    /** Takes what may stand between games: blank lines and, leniently, lines that are left out. */
    static void skipBetweenGames(RecordScanner scanner, boolean lenient) {
        while (true) {
            int c = scanner.peek();
            if (c == '\n' || c == ' ' || (lenient && c == '\t')) {
                scanner.take();
            } else if (lenient && (c == ';' || (c == '%' && scanner.isLineStart()))) {
                scanner.skipLine();
            } else {
                return;
            }
        }
    }

    GameRecord read() {
        readTags();
        Tag id = tags.get(RecordTags.RULESET);
        if (id == null) {
            throw unexpected("a tag [" + RecordTags.RULESET + " \"...\"]");
        }
        Ruleset<?, ?> ruleset;
        try {
            ruleset = reader.ruleset(id.value);
        } catch (RulesException e) {
            throw refused(id, e);
        }
        requireVersion(ruleset);
        // a result has a payoff of every seat
        long result = (long) LONGEST_PAYOFF * ruleset.traits().seats();
        longestWord = (int) Math.max(LONGEST_WORD, Math.min(result + 2, longest));
        Game<?, ?> game = readMoves(ruleset);
        Map<String, String> given = new LinkedHashMap<>();
        tags.forEach((name, tag) -> {
            if (!RecordTags.isDerived(name)) {
                given.put(name, tag.value);
            }
        });
        return new GameRecord(game, RecordTags.sorted(given), comments);
    }

    // ---- tags

    private void readTags() {
        String before = "";
        while (true) {
            skipBetweenGames(scanner, lenient);
            if (scanner.peek() != '[' || !(lenient || scanner.isLineStart())) {
                return;
            }
            if (!tags.isEmpty()
                    && scanner.isNext("[" + RecordTags.RULESET + " ")
                    && tags.containsKey(RecordTags.RULESET)) {
                throw unexpected("a move or the result");
            }
            long tagLine = scanner.line();
            long tagColumn = scanner.column();
            scanner.take();
            skipBlanks();
            String name = readName();
            if (lenient) {
                skipBlanks();
            } else {
                expect(' ', "a space after the name of the tag");
            }
            expect('"', "\" before the value of the tag");
            long valueLine = scanner.line();
            long valueColumn = scanner.column();
            String value = readEscaped('"', "\" after the value of the tag");
            long written = scanner.column() - 1 - valueColumn;
            skipBlanks();
            expect(']', "] after the value of the tag");
            skipBlanks();
            if (!lenient && scanner.peek() != '\n') {
                throw unexpected("the end of the line after a tag");
            }
            if (tags.containsKey(name)) {
                overrule(
                        tagLine,
                        tagColumn,
                        "a second tag " + name,
                        "another tag than " + name + ", which is there twice");
            } else {
                if (!lenient) {
                    requireOrder(before, name, tagLine, tagColumn);
                }
                tags.put(name, new Tag(value, valueLine, valueColumn, written));
                before = name;
            }
        }
    }

    private void requireOrder(String before, String name, long tagLine, long tagColumn) {
        if (before.isEmpty() && !name.equals(RecordTags.RULESET)) {
            throw at(tagLine, tagColumn, "found the tag " + name + ", expected " + RecordTags.RULESET + " first", null);
        }
        if (!before.isEmpty() && RecordTags.rank(name) < RecordTags.rank(before)) {
            throw at(tagLine, tagColumn, "the tag " + name + " stands before " + before, null);
        }
    }

    private String readName() {
        word.setLength(0);
        while (RecordTags.isOfName(scanner.peek()) && word.length() < LONGEST_WORD) {
            word.append(scanner.take());
        }
        String name = word.toString();
        if (!RecordTags.isName(name)) {
            throw unexpected("the name of a tag");
        }
        return name;
    }

    private void requireVersion(Ruleset<?, ?> ruleset) {
        Tag version = tags.get(RecordTags.VERSION);
        String expected = Integer.toString(ruleset.version());
        if (version == null) {
            if (!lenient) {
                throw unexpected("a tag [" + RecordTags.VERSION + " \"" + expected + "\"]");
            }
        } else if (!version.value.equals(expected)) {
            overrule(
                    version.line,
                    version.column,
                    "version " + Excerpt.of(version.value) + " of a ruleset whose version is " + expected,
                    "version " + expected + " of " + ruleset.id() + ", not " + Excerpt.of(version.value));
        }
    }

    // ---- moves

    private <P extends Position<P, M>, M extends Move> Game<P, M> readMoves(Ruleset<P, M> ruleset) {
        Tag start = tags.get(RecordTags.START);
        Game<P, M> game;
        try {
            game = start == null ? Game.of(ruleset) : Game.from(ruleset.parse(start.value));
        } catch (RulesException e) {
            throw refused(Objects.requireNonNull(start, "start"), e);
        }
        while (true) {
            readWord();
            if (isNumber()) {
                continue;
            }
            String text = word.toString();
            if (RecordResult.isMeant(text)) {
                return ended(game, text);
            }
            game = played(game, text);
            ply++;
        }
    }

    /** Reads the next word of the move text, and the comments before it. */
    private void readWord() {
        while (true) {
            int c = scanner.peek();
            if (c == ' ' || c == '\n' || (lenient && c == '\t')) {
                scanner.take();
            } else if (c == '{') {
                scanner.take();
                comment(readEscaped('}', "} after a comment"));
            } else if (c == RecordScanner.END || (c == '[' && scanner.isLineStart())) {
                throw unexpected("a move or the result");
            } else if (lenient && c == ';') {
                scanner.take();
                comment(readLine());
            } else if (lenient && c == '%' && scanner.isLineStart()) {
                reader.warn(scanner.line(), LEFT_OUT + "a line that begins with %");
                scanner.skipLine();
            } else {
                line = scanner.line();
                column = scanner.column();
                word.setLength(0);
                scanner.takeWord(word, longestWord);
                if (word.length() == 0) {
                    throw unexpected("a move or the result");
                }
                if (!lenient || word.charAt(0) != '$') {
                    requireLength();
                    return;
                }
                reader.warn(line, LEFT_OUT + Excerpt.of(word.toString()));
            }
            requireLength();
        }
    }

    private void comment(String text) {
        comments.computeIfAbsent(ply, at -> new ArrayList<>()).add(text);
    }

    /** Whether the word is a number; a move that runs on from it is left, leniently. */
    private boolean isNumber() {
        int digits = 0;
        int length = word.length();
        while (digits < length && word.charAt(digits) >= '0' && word.charAt(digits) <= '9') {
            digits++;
        }
        int periods = digits;
        while (periods < length && word.charAt(periods) == '.') {
            periods++;
        }
        if (digits == 0 || periods == digits) {
            return false;
        }
        if (lenient) {
            word.delete(0, periods);
            column += periods;
            return word.length() == 0;
        }
        String expected = (ply + 1) + ".";
        if (!expected.contentEquals(word)) {
            throw at(line, column, "found " + Excerpt.of(word.toString()) + ", expected " + expected, null);
        }
        return true;
    }

    private <P extends Position<P, M>, M extends Move> Game<P, M> played(Game<P, M> game, String text) {
        try {
            return game.play(text);
        } catch (IllegalMoveException e) {
            Legality.Illegal illegality = e.illegality();
            throw new InvalidRecordException(
                    number, line, column, ply + 1, text, illegality.rule(), illegality.toString(), e);
        } catch (RulesException e) {
            throw new InvalidRecordException(number, line, column, ply + 1, text, null, message(e), e);
        }
    }

    // ---- the end

    /** The game with the result that stands at its end. */
    private <P extends Position<P, M>, M extends Move> Game<P, M> ended(Game<P, M> game, String result) {
        Tag tag = tags.get(RecordTags.RESULT);
        if (tag == null) {
            if (!lenient) {
                throw at(line, column, "there is no tag [" + RecordTags.RESULT + " " + Excerpt.of(result) + "]", null);
            }
        } else if (!tag.value.equals(result)) {
            overrule(
                    tag.line,
                    tag.column,
                    "the result " + Excerpt.of(tag.value) + " of the tag",
                    "the result " + Excerpt.of(result) + " as after the moves, not " + Excerpt.of(tag.value));
        }
        Game<P, M> ended = game.outcome().isEmpty() && !result.equals(RecordResult.UNFINISHED)
                ? endedFromOutside(game, result)
                : game;
        requireResult(ended, result);
        requireTermination(ended);
        return ended;
    }

    private <P extends Position<P, M>, M extends Move> Game<P, M> endedFromOutside(Game<P, M> game, String result) {
        List<Integer> payoffs = RecordResult.payoffs(result);
        if (payoffs == null) {
            throw at(line, column, "found " + Excerpt.of(result) + ", expected a result", null);
        }
        Traits traits = game.position().ruleset().traits();
        String refusal = traits.refusalOf(payoffs);
        if (refusal != null) {
            throw at(line, column, "found the result " + Excerpt.of(result) + ", but " + refusal, null);
        }
        Tag tag = tags.get(RecordTags.TERMINATION);
        String why = tag == null ? "" : tag.value;
        boolean won = payoffs.equals(List.of(1, -1)) || payoffs.equals(List.of(-1, 1));
        if (won && why.equals(GameTermination.RESIGNED.id()) && traits.allowResigning()) {
            return game.resign(payoffs.get(0) < 0 ? 1 : 2);
        }
        if (why.equals(GameTermination.AGREED.id()) && payoffs.stream().allMatch(payoff -> payoff == 0)) {
            return game.agreeDraw();
        }
        return game.adjudicate(payoffs);
    }

    private void requireResult(Game<?, ?> game, String result) {
        String expected = RecordResult.of(game);
        boolean same = result.equals(expected);
        if (!same && lenient && game.outcome().isPresent()) {
            same = game.outcome().get().payoffs().equals(RecordResult.payoffs(result));
        }
        if (!same) {
            throw at(line, column, "found the result " + Excerpt.of(result) + ", but the moves give " + expected, null);
        }
    }

    private void requireTermination(Game<?, ?> game) {
        Tag tag = tags.get(RecordTags.TERMINATION);
        String expected =
                game.outcome().map(outcome -> outcome.termination().id()).orElse("");
        if (tag == null) {
            if (!lenient && !expected.isEmpty()) {
                throw at(
                        line,
                        column,
                        expected.equals(GameTermination.ADJUDICATED.id())
                                ? "the moves do not end the game, and no tag " + RecordTags.TERMINATION
                                        + " says resigned, agreed or adjudicated"
                                : "there is no tag [" + RecordTags.TERMINATION + " \"" + expected + "\"]",
                        null);
            }
        } else if (!tag.value.equals(expected)) {
            String is = expected.isEmpty() ? "none, as the game goes on" : expected;
            overrule(
                    tag.line,
                    tag.column,
                    "the termination " + Excerpt.of(tag.value) + " of the tag",
                    "the termination " + is + ", not " + Excerpt.of(tag.value));
        }
    }

    // ---- text

    private void skipBlanks() {
        while (lenient && (scanner.peek() == ' ' || scanner.peek() == '\t')) {
            scanner.take();
        }
    }

    private void expect(char c, String expected) {
        if (scanner.peek() != c) {
            throw unexpected(expected);
        }
        scanner.take();
    }

    /** Reads up to an unescaped character, which is taken. */
    private String readEscaped(char end, String expected) {
        StringBuilder out = new StringBuilder();
        while (true) {
            int c = scanner.peek();
            if (c == end) {
                scanner.take();
                return out.toString();
            }
            if (c == RecordScanner.END || (c == '\n' && !(lenient && end == '}'))) {
                throw unexpected(expected);
            }
            if (c == '\\') {
                scanner.take();
                out.append(readEscape(end));
            } else if (RecordText.isEscaped((char) c) && !lenient) {
                appendPair(out);
            } else {
                out.append(scanner.take());
            }
            requireLength();
        }
    }

    /** Takes two surrogates that belong together, the only characters of their kind that are not escaped. */
    private void appendPair(StringBuilder out) {
        long pairLine = scanner.line();
        long pairColumn = scanner.column();
        char high = scanner.take();
        if (!Character.isHighSurrogate(high)
                || scanner.peek() == RecordScanner.END
                || !Character.isLowSurrogate((char) scanner.peek())) {
            throw at(
                    pairLine,
                    pairColumn,
                    "found " + Excerpt.at(String.valueOf(high), 0) + ", expected it to be written as an escape",
                    null);
        }
        out.append(high).append(scanner.take());
    }

    private char readEscape(char end) {
        int c = scanner.peek();
        if (c == '\\' || c == end) {
            return scanner.take();
        }
        if (c == 'n') {
            scanner.take();
            return '\n';
        }
        if (c != 'u') {
            if (lenient && c != RecordScanner.END && c != '\n') {
                return '\\';
            }
            throw unexpected("an escape: \\\\, \\" + end + ", \\n or \\u and four digits");
        }
        scanner.take();
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int next = scanner.peek();
            int digit = next < 0 || next > 'f' ? -1 : Character.digit((char) next, 16);
            if (digit < 0) {
                throw unexpected("four hexadecimal digits after \\u");
            }
            scanner.take();
            value = 16 * value + digit;
        }
        return (char) value;
    }

    private String readLine() {
        StringBuilder out = new StringBuilder();
        while (scanner.peek() != RecordScanner.END && scanner.peek() != '\n') {
            out.append(scanner.take());
            requireLength();
        }
        return out.toString().strip();
    }

    private void requireLength() {
        if (scanner.taken() > last) {
            throw at(
                    scanner.line(),
                    scanner.column(),
                    "the game is longer than " + longest + " characters, the most that the format allows",
                    null);
        }
    }

    // ---- errors

    InvalidRecordException unexpected(String expected) {
        int c = scanner.peek();
        String found = c == RecordScanner.END ? "the end of the text" : Excerpt.at(String.valueOf((char) c), 0);
        return at(scanner.line(), scanner.column(), "found " + found + ", expected " + expected, null);
    }

    private InvalidRecordException at(long atLine, long atColumn, String problem, @Nullable RulesException cause) {
        return new InvalidRecordException(number, atLine, atColumn, ply, null, null, problem, cause);
    }

    /** What a tag says is refused: at its offset where the refusal has one, and no escapes come between. */
    private InvalidRecordException refused(Tag tag, RulesException e) {
        boolean escaped = tag.written != tag.value.length();
        int offset = !escaped && e instanceof NotationException notation ? notation.offset() : 0;
        return at(tag.line, tag.column + offset, message(e), e);
    }

    private static String message(RulesException e) {
        return Objects.requireNonNull(e.getMessage(), "message");
    }

    /** Something that a strict format refuses and a lenient one does without. */
    private void overrule(long atLine, long atColumn, String what, String expected) {
        if (!lenient) {
            throw at(atLine, atColumn, "expected " + expected, null);
        }
        reader.warn(atLine, LEFT_OUT + what);
    }
}
