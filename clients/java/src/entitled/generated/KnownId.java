// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/** See {@code KnownId} in Protocol. */
public final class KnownId extends Shared<KnownId> {
    KnownId(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static KnownId of(String id, KnownIdKind kind) {
        return new KnownId(Map.of()).with("id", id).with("kind", kind);
    }

    /**
     * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to {@code
     * userIdLengthMax} Unicode scalars, and the daemon compares it byte by byte. An empty id is
     * blockedUserId and a longer id userIdTooLong, so this schema has no length.
     */
    public String id() {
        return get("id");
    }

    /**
     * Who uses the id. {@code customer}: the customerId of a customer that began with an
     * identified user.
     */
    public KnownIdKind kind() {
        return get("kind");
    }

    /** Device of an anonymous id; otherwise null. */
    public @OrNull String device() {
        return get("device");
    }

    /** A copy with that as {@link #device()}. */
    public KnownId withDevice(String device) {
        return with("device", device);
    }

    /**
     * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
     * precision, and returns UTC with milliseconds.
     */
    public @OrNull Instant createdAt() {
        return get("createdAt");
    }

    /** A copy with that as {@link #createdAt()}. */
    public KnownId withCreatedAt(Instant createdAt) {
        return with("createdAt", createdAt);
    }
}
