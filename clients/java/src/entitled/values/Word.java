package entitled.values;

/** A word of an enumeration. */
public abstract class Word {
    private final String word;

    protected Word(String word) {
        this.word = word;
    }

    public final String word() {
        return word;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass()
                && ((Word) other).word.equals(word);
    }

    @Override
    public final int hashCode() {
        return word.hashCode();
    }

    @Override
    public final String toString() {
        return word;
    }
}
