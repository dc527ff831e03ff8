package io.github.lusoria.core.internal;

/** Checks of numbers that callers give: errors name the number as it was given and what is allowed. */
public final class Bounds {
    private Bounds() {}

    /**
     * Checks the number of a seat.
     *
     * @param seat the seat
     * @param seats how many there are
     * @return the seat's index, from 0
     * @throws IndexOutOfBoundsException if there is no such seat
     */
    public static int seatIndex(int seat, int seats) {
        if (seat < 1 || seat > seats) {
            throw new IndexOutOfBoundsException("the seats are 1 to " + seats + ", not " + seat);
        }
        return seat - 1;
    }

    /**
     * Checks the index of a legal move.
     *
     * @param index the index
     * @param moves how many legal moves there are
     * @return the index
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public static int moveIndex(int index, int moves) {
        if (index < 0 || index >= moves) {
            throw new IndexOutOfBoundsException(noMove(index, moves));
        }
        return index;
    }

    /**
     * Says that there is no such move.
     *
     * @param index the index
     * @param moves how many legal moves there are
     * @return the sentence
     */
    public static String noMove(int index, int moves) {
        return "there are " + moves + " legal moves from 0 on, and no number " + index;
    }

    /**
     * Checks the id of an action.
     *
     * @param id the id
     * @param actions how many actions there are, at least 1
     * @return the id
     * @throws IndexOutOfBoundsException if there is no such action
     */
    public static int actionId(int id, int actions) {
        return index("the action ids are", id, 0, actions - 1);
    }

    /**
     * Checks any number.
     *
     * @param what what the numbers are, such as {@code the squares are}
     * @param number the number
     * @param least the least that is allowed
     * @param most the greatest
     * @return the number
     * @throws IndexOutOfBoundsException if it is outside
     */
    public static int index(String what, int number, int least, int most) {
        if (number < least || number > most) {
            throw new IndexOutOfBoundsException(what + " " + least + " to " + most + ", not " + number);
        }
        return number;
    }
}
