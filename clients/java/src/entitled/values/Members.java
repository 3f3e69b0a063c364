package entitled.values;

import entitled.Maybe;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The members of an object of an answer; unread members are ignored. */
public final class Members {
    private final Map<?, ?> members;
    private final String path;

    Members(Map<?, ?> members, String path) {
        this.members = members;
        this.path = path;
    }

    boolean has(String name) {
        return members.containsKey(name);
    }

    /** Null, or its type's zero value, where an older daemon leaves it out. */
    public <T> T required(String name, Decoder<T> decoder) {
        var value = has(name) ? members.get(name) : Decode.MISSING;
        return decoder.decode(value, path + "/" + name);
    }

    /** Null where it is absent. */
    public <T> T optional(String name, Decoder<T> decoder) {
        return has(name) ? required(name, decoder) : null;
    }

    /** Tells absent from null. */
    public <T> Maybe<T> both(String name, Decoder<T> decoder) {
        return has(name) ? Maybe.of(required(name, decoder)) : Maybe.absent();
    }

    /** Those that are not known by name. */
    public <T> Map<String, T> additional(Decoder<T> decoder, String... known) {
        var further = new LinkedHashMap<String, Object>();
        members.forEach((name, each) -> further.put((String) name, each));
        List.of(known).forEach(further::remove);
        return Decode.mapOf(decoder).decode(further, path);
    }
}
