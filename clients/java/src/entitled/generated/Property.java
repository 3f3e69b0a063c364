// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/** See {@code Property} in Protocol. */
public final class Property extends Shared<Property> {
    Property(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Property of(String key, String value) {
        return new Property(Map.of()).with("key", key).with("value", value);
    }

    /** Name of a property: 1 to 80 letters, digits, and _ . : - $. */
    public String key() {
        return get("key");
    }

    /** Value of a property. */
    public String value() {
        return get("value");
    }

    /**
     * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
     * precision, and returns UTC with milliseconds.
     */
    public @OrNull Instant setAt() {
        return get("setAt");
    }

    /** A copy with that as {@link #setAt()}. */
    public Property withSetAt(Instant setAt) {
        return with("setAt", setAt);
    }
}
