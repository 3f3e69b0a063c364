package entitled.values;

/** A word of an enumeration. */
public interface Word {
    String word();
}
