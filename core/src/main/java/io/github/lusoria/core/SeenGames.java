package io.github.lusoria.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A persistent set of games by the key of their board: a hash trie (Bagwell, "Ideal Hash Trees", 2001), which shares all
 * that an addition does not touch. Games of equal boards count as one, and the latest stays.
 *
 * <p>A node is a branch, a game where no other key begins alike, or the games of a collision of keys. Immutable once
 * built; a run of additions works on nodes of its own, so that it copies a shared node once only.
 */
final class SeenGames {
    /** Four bits a level: with five, nodes copied are fewer but larger, and a long game takes more memory. */
    private static final int BITS = 4;

    private static final int MASK = (1 << BITS) - 1;

    private final @Nullable Object root;

    private SeenGames(@Nullable Object root) {
        this.root = root;
    }

    static SeenGames empty() {
        return new SeenGames(null);
    }

    /** The latest game with a board, if there is one. */
    @Nullable Game<?, ?> find(long key, Game.SameBoard same) {
        Object node = root;
        int shift = 0;
        while (node instanceof Branch branch) {
            node = branch.child(key, shift);
            shift += BITS;
        }
        if (node instanceof Game<?, ?> game) {
            return game.key() == key && same.as(game) ? game : null;
        }
        if (node instanceof Collision collision && collision.games[0].key() == key) {
            for (Game<?, ?> game : collision.games) {
                if (same.as(game)) {
                    return game;
                }
            }
        }
        return null;
    }

    /** This set with a game and some of its ancestors, so many in all; the latest wins. */
    SeenGames plus(Game<?, ?> last, int count) {
        Game<?, ?>[] games = new Game<?, ?>[count];
        Game<?, ?> game = last;
        for (int i = count - 1; i >= 0; i--) {
            games[i] = game;
            game = game.parentOrSelf();
        }
        Object owner = new Object();
        Object node = root;
        for (Game<?, ?> each : games) {
            node = add(node, each, 0, owner);
        }
        return new SeenGames(node);
    }

    /** At most 16 levels deep, as 16 times 4 bits are all bits of a key. */
    private static Object add(@Nullable Object node, Game<?, ?> game, int shift, Object owner) {
        if (node == null) {
            return game;
        }
        if (node instanceof Branch branch) {
            Branch own = branch.ownedBy(owner);
            own.set(game.key(), shift, add(own.child(game.key(), shift), game, shift + BITS, owner));
            return own;
        }
        long key = node instanceof Game<?, ?> other ? other.key() : ((Collision) node).games[0].key();
        if (key == game.key()) {
            return collide(node, game);
        }
        Branch branch = new Branch(owner);
        branch.set(key, shift, node);
        branch.set(game.key(), shift, add(branch.child(game.key(), shift), game, shift + BITS, owner));
        return branch;
    }

    /** The games of one key, with another instead of the one that has its board, if there is one. */
    private static Object collide(Object node, Game<?, ?> game) {
        Game<?, ?>[] games =
                node instanceof Collision collision ? collision.games : new Game<?, ?>[] {(Game<?, ?>) node};
        for (int i = 0; i < games.length; i++) {
            if (game.hasSameBoardAs(games[i])) {
                if (games.length == 1) {
                    return game;
                }
                Game<?, ?>[] replaced = games.clone();
                replaced[i] = game;
                return new Collision(replaced);
            }
        }
        Game<?, ?>[] longer = Arrays.copyOf(games, games.length + 1);
        longer[games.length] = game;
        return new Collision(longer);
    }

    /** Games of different boards with the same key, at least two. */
    private static final class Collision {
        private final Game<?, ?>[] games;

        Collision(Game<?, ?>[] games) {
            this.games = games;
        }
    }

    private static final class Branch {
        private final Object owner;
        private int bitmap;
        private Object[] children = new Object[0];

        Branch(Object owner) {
            this.owner = owner;
        }

        Branch ownedBy(Object other) {
            if (owner == other) {
                return this;
            }
            Branch copy = new Branch(other);
            copy.bitmap = bitmap;
            copy.children = children.clone();
            return copy;
        }

        private static int bit(long key, int shift) {
            return 1 << (int) ((key >>> shift) & MASK);
        }

        private int place(int bit) {
            return Integer.bitCount(bitmap & (bit - 1));
        }

        @Nullable Object child(long key, int shift) {
            int bit = bit(key, shift);
            return (bitmap & bit) == 0 ? null : children[place(bit)];
        }

        void set(long key, int shift, Object child) {
            int bit = bit(key, shift);
            int place = place(bit);
            if ((bitmap & bit) != 0) {
                children[place] = child;
                return;
            }
            Object[] wider = new Object[children.length + 1];
            System.arraycopy(children, 0, wider, 0, place);
            wider[place] = child;
            System.arraycopy(children, place, wider, place + 1, children.length - place);
            children = wider;
            bitmap |= bit;
        }
    }
}
