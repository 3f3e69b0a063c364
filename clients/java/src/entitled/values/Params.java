package entitled.values;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** Params that are put together; params that are not set are not sent. */
public abstract class Params<T extends Params<T>> implements Given {
    private final Map<String, Object> given = new LinkedHashMap<>();

    /** Sets a param by its name on the wire, also one that this client does not know yet. */
    public final T set(String name, Object value) {
        given.put(name, value);
        return self();
    }

    /** Sets a param, or takes it back where the value is null. */
    protected final T give(String name, Object value) {
        if (value == null) {
            given.remove(name);
            return self();
        }
        return set(name, value);
    }

    /** Has a function give more. */
    public final T taking(Consumer<? super T> more) {
        more.accept(self());
        return self();
    }

    @SuppressWarnings("unchecked") // T is its own class.
    private T self() {
        return (T) this;
    }

    @Override
    public Map<String, Object> given() {
        return given;
    }
}
