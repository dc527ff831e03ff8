package io.github.lusoria.core;

import org.jspecify.annotations.Nullable;

/**
 * A persistent set of games by the key of their board: a hash trie with 32 branches a level (Bagwell, "Ideal Hash Trees",
 * 2001), which shares all that an addition does not touch. Games of equal boards count as one, and the latest stays.
 *
 * <p>Immutable once built. A run of additions works on nodes of its own, so that it copies a shared node once only.
 */
final class SeenGames {
    private static final int BITS = 5;

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
        for (Leaf leaf = (Leaf) node; leaf != null; leaf = leaf.next) {
            if (leaf.game.key() == key && same.as(leaf.game)) {
                return leaf.game;
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

    /** At most 13 levels deep, as 13 times 5 bits are all bits of a key. */
    private static Object add(@Nullable Object node, Game<?, ?> game, int shift, Object owner) {
        if (node == null) {
            return new Leaf(game, null);
        }
        if (node instanceof Branch branch) {
            Branch own = branch.ownedBy(owner);
            own.set(game.key(), shift, add(own.child(game.key(), shift), game, shift + BITS, owner));
            return own;
        }
        Leaf leaf = (Leaf) node;
        if (leaf.game.key() == game.key()) {
            return new Leaf(game, without(leaf, game));
        }
        Branch branch = new Branch(owner);
        branch.set(leaf.game.key(), shift, leaf);
        branch.set(game.key(), shift, add(branch.child(game.key(), shift), game, shift + BITS, owner));
        return branch;
    }

    /** The leaves of a collision but for the one with the game's board; rebuilt front to back, without recursion. */
    private static @Nullable Leaf without(Leaf first, Game<?, ?> game) {
        Leaf kept = null;
        for (Leaf leaf = first; leaf != null; leaf = leaf.next) {
            if (!game.hasSameBoardAs(leaf.game)) {
                kept = new Leaf(leaf.game, kept);
            }
        }
        return kept;
    }

    /** Games with the same key; more than one only if different boards collide. */
    private static final class Leaf {
        final Game<?, ?> game;
        final @Nullable Leaf next;

        Leaf(Game<?, ?> game, @Nullable Leaf next) {
            this.game = game;
            this.next = next;
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
            return 1 << (int) ((key >>> shift) & 31);
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
