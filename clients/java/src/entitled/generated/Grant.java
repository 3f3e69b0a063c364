// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/** See {@code Grant} in Protocol. */
public final class Grant extends Shared<Grant> {
    Grant(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Grant of(String entitlement, Instant grantedAt) {
        return new Grant(Map.of()).with("entitlement", entitlement).with("grantedAt", grantedAt);
    }

    /** An entitlement, for example {@code premium}. */
    public String entitlement() {
        return get("entitlement");
    }

    /**
     * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
     * precision, and returns UTC with milliseconds.
     */
    public Instant grantedAt() {
        return get("grantedAt");
    }

    /** RFC 3339 timestamp, or null. */
    public @OrNull Instant expiresAt() {
        return get("expiresAt");
    }

    /** A copy with that as {@link #expiresAt()}. */
    public Grant withExpiresAt(Instant expiresAt) {
        return with("expiresAt", expiresAt);
    }

    /** RFC 3339 timestamp, or null. */
    public @OrNull Instant revokedAt() {
        return get("revokedAt");
    }

    /** A copy with that as {@link #revokedAt()}. */
    public Grant withRevokedAt(Instant revokedAt) {
        return with("revokedAt", revokedAt);
    }
}
