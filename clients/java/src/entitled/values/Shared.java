package entitled.values;

import entitled.Maybe;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * An object that the daemon answers, and that may be given to it: its members by their names on
 * the wire. One that was left out is not there, which is not the same as null.
 */
public abstract class Shared<T extends Shared<T>> implements Given {
    private final Map<String, Object> members;

    protected Shared(Map<String, Object> members) {
        this.members = Collections.unmodifiableMap(members);
    }

    @SuppressWarnings("unchecked") // It was read, or given, as one.
    protected final <V> V get(String name) {
        return (V) members.get(name);
    }

    protected final <V> Maybe<V> maybe(String name) {
        return members.containsKey(name) ? Maybe.of(this.<V>get(name)) : Maybe.absent();
    }

    /** A copy with a member by its name on the wire, also one that this client does not know yet. */
    @SuppressWarnings("unchecked") // T is its own class.
    public final T with(String name, Object value) {
        var changed = new LinkedHashMap<>(members);
        changed.put(name, value);
        return (T) Shape.of(getClass()).make(changed);
    }

    @Override
    public Map<String, Object> given() {
        return members;
    }

    /** What is given of those that have more than a caller may give. */
    protected final Map<String, Object> givenWithout(String... names) {
        var given = new LinkedHashMap<>(members);
        List.of(names).forEach(given::remove);
        return given;
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass()
                && ((Shared<?>) other).members.equals(members);
    }

    @Override
    public final int hashCode() {
        return members.hashCode();
    }

    @Override
    public final String toString() {
        return getClass().getSimpleName() + members;
    }
}
