package entitled.values;

/** Reads a value of an answer. */
@FunctionalInterface
public interface Decoder<T> {
    /** The value; {@code path} is its place in the reply. */
    T decode(Object value, String path);
}
