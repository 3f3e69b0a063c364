package entitled;

import java.util.Objects;
import java.util.function.Consumer;

/** A member that may be absent, which is not the same as null. */
public final class Maybe<T> {
    private static final Maybe<?> ABSENT = new Maybe<>(null);

    private final T value;

    private Maybe(T value) {
        this.value = value;
    }

    @SuppressWarnings("unchecked") // It holds no value, of whatever type.
    public static <T> Maybe<T> absent() {
        return (Maybe<T>) ABSENT;
    }

    /** A value, or null. */
    public static <T> Maybe<T> of(T value) {
        return new Maybe<>(value);
    }

    public boolean isAbsent() {
        return this == ABSENT;
    }

    public boolean isNull() {
        return !isAbsent() && value == null;
    }

    /** The value; null where it is null or absent. */
    public T orNull() {
        return value;
    }

    /** Does something with the value, or with null, and nothing where it is absent. */
    public void ifThere(Consumer<? super T> work) {
        if (!isAbsent()) {
            work.accept(value);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Maybe<?> maybe && isAbsent() == maybe.isAbsent()
                && Objects.equals(value, maybe.value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(isAbsent(), value);
    }

    @Override
    public String toString() {
        return isAbsent() ? "absent" : String.valueOf(value);
    }
}
