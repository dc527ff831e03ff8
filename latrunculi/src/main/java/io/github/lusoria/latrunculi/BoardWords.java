package io.github.lusoria.latrunculi;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a picture of a board says in words: its title, its description, and the line below the board. */
final class BoardWords {
    private final Scene scene;
    private final LatrunculiSetup setup;

    BoardWords(Scene scene) {
        this.scene = scene;
        this.setup = scene.setup();
    }

    String title() {
        String last = scene.move().map(move -> " after " + move).orElse("");
        return scene.position().ruleset().title() + ": " + status() + last;
    }

    /** Whose turn it is and for what, or how the game ended. */
    String status() {
        String side = setup.sideToAct().displayName();
        return switch (setup.phase()) {
            case PLACE -> side + " places";
            case PLACE2 -> side + " places a second man";
            case MOVE -> side + " moves";
            case PASSED -> side + " moves after a pass";
            case REMOVE -> side + " removes";
            case AGAIN ->
                side + " moves again with "
                        + setup.again().map(Square::toString).orElse("");
            case OVER ->
                setup.winner().map(winner -> winner.displayName() + " wins").orElse("A draw")
                        + setup.termination().map(why -> " (" + why.id() + ")").orElse("");
        };
    }

    /** What the rules remember besides the board; empty in rulesets that remember nothing. */
    String memory() {
        List<String> parts = new ArrayList<>();
        setup.quiet().ifPresent(quiet -> parts.add("quiet moves: " + quiet));
        for (Side side : Side.values()) {
            setup.back(side).ifPresent(last -> parts.add("not back: " + last.to() + "-" + last.from()));
        }
        return String.join(", ", parts);
    }

    String description(boolean flipped) {
        StringBuilder out = new StringBuilder();
        out.append("A board of ").append(setup.ranks()).append(" ranks and ").append(setup.files());
        out.append(" files, seen from ").append(flipped ? "Black" : "White").append("'s side. ");
        for (Side side : Side.values()) {
            out.append(side.displayName()).append(": ").append(pieces(side)).append(". ");
        }
        out.append(status()).append('.');
        if (!memory().isEmpty()) {
            out.append(' ').append(memory()).append('.');
        }
        scene.move().ifPresent(move -> out.append(" Last move: ").append(move).append('.'));
        scene.events().forEach(event -> out.append(' ').append(event).append('.'));
        return out.toString();
    }

    private String pieces(Side side) {
        Map<Role, StringBuilder> squares = new EnumMap<>(Role.class);
        setup.pieces().forEach((square, piece) -> {
            if (piece.side() == side) {
                squares.computeIfAbsent(piece.role(), role -> new StringBuilder(role == Role.MAN ? "men" : "dux"))
                        .append(' ')
                        .append(square)
                        .append(bond(piece).isEmpty() ? "" : " (" + bond(piece) + ")");
            }
        });
        List<String> parts = new ArrayList<>();
        squares.values().forEach(each -> parts.add(each.toString()));
        for (Role role : Role.values()) {
            int number = setup.inHand(side, role);
            if (number > 0) {
                String noun = role == Role.DUX ? "dux" : number == 1 ? "man" : "men";
                parts.add(number + " " + noun + " in hand");
            }
        }
        return parts.isEmpty() ? "nothing" : String.join("; ", parts);
    }

    /** What a piece is, such as {@code White man on c4, bound on its rank}. */
    String piece(Square square, Piece piece) {
        String what = piece.side().displayName() + (piece.role() == Role.MAN ? " man" : " dux") + " on " + square;
        return bond(piece).isEmpty() ? what : what + ", " + bond(piece);
    }

    private String bond(Piece piece) {
        boolean hasAxis = scene.position().ruleset().definition().doubleTrap() == LatrunculiRules.DoubleTrap.PAIRS;
        return switch (piece.mark()) {
            case NONE -> "";
            case RANK -> "bound on its rank";
            case FILE -> "bound on its file";
            case CORNER -> "bound in the corner";
            case BOTH -> hasAxis ? "bound on rank and file" : "trapped";
        };
    }
}
