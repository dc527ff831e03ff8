package libgdx;

import io.github.lusoria.core.Transition;
import io.github.lusoria.latrunculi.LatrunculiEvent;
import io.github.lusoria.latrunculi.LatrunculiMove;
import io.github.lusoria.latrunculi.LatrunculiPosition;
import io.github.lusoria.latrunculi.Square;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the screen shows. Moves say what glides, events say what changes colour and what fades. */
final class BoardModel {
    private final Map<Square, Sprite> sprites = new HashMap<>();
    private final List<Sprite> fading = new ArrayList<>();
    private LatrunculiPosition position;

    /** Starts with an empty board. */
    BoardModel(LatrunculiPosition position) {
        this.position = position;
    }

    LatrunculiPosition position() {
        return position;
    }

    void play(LatrunculiMove move) {
        Transition<LatrunculiPosition, LatrunculiEvent> transition = position.explain(move);
        if (move instanceof LatrunculiMove.Placement placement) {
            sprites.put(placement.square(), new Sprite(position.sideToAct(), placement.square()));
        } else if (move instanceof LatrunculiMove.Movement movement) {
            Sprite sprite = sprites.remove(movement.from());
            sprite.glideTo(movement.to());
            sprites.put(movement.to(), sprite);
        }
        for (LatrunculiEvent event : transition.events()) {
            if (event instanceof LatrunculiEvent.Trapped) {
                sprites.get(event.square()).bound = true;
            } else if (event instanceof LatrunculiEvent.Freed) {
                sprites.get(event.square()).bound = false;
            } else { // captured or removed
                Sprite gone = sprites.remove(event.square());
                gone.fade();
                fading.add(gone);
            }
        }
        position = transition.position();
    }

    /** Animates; returns whether everything is at rest. */
    boolean update(float delta) {
        fading.removeIf(sprite -> sprite.update(delta));
        boolean rest = fading.isEmpty();
        for (Sprite sprite : sprites.values()) {
            rest &= sprite.update(delta);
        }
        return rest;
    }

    /** Fails when the screen does not show the position. */
    void check() {
        var rules = position.ruleset().definition();
        for (int rank = 1; rank <= rules.ranks(); rank++) {
            for (int file = 1; file <= rules.files(); file++) {
                Square square = Square.of(file, rank);
                Sprite sprite = sprites.get(square);
                boolean same = position.piece(square)
                        .map(piece -> sprite != null
                                && sprite.side == piece.side()
                                && sprite.bound == piece.mark().isBound()
                                && (int) (sprite.place.x / Sprite.CELL) == square.file() - 1
                                && (int) (sprite.place.y / Sprite.CELL) == square.rank() - 1)
                        .orElse(sprite == null);
                if (!same) {
                    throw new AssertionError("the screen shows another " + square + " than " + position);
                }
            }
        }
    }
}
