package entitled.values;

/** Reads a value of an answer. */
@FunctionalInterface
public interface Decoder<T> {
    /** The value; {@code path} says where it stands. */
    T decode(Object value, String path);
}
