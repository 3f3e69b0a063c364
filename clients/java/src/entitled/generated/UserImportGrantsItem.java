// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code UserImportGrantsItem} in Protocol. */
public final class UserImportGrantsItem extends Params {
    public UserImportGrantsItem(String entitlement, Instant grantedAt) {
        set("entitlement", entitlement);
        set("grantedAt", grantedAt);
    }
    public UserImportGrantsItem(String entitlement, String grantedAt) {
        set("entitlement", entitlement);
        set("grantedAt", grantedAt);
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportGrantsItem expiresAt(Instant expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportGrantsItem expiresAt(String expiresAt) {
        give("expiresAt", expiresAt);
        return this;
    }

    /** Sends null as {@code expiresAt}, which clears it. */
    public UserImportGrantsItem clearExpiresAt() {
        set("expiresAt", null);
        return this;
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportGrantsItem revokedAt(Instant revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportGrantsItem revokedAt(String revokedAt) {
        give("revokedAt", revokedAt);
        return this;
    }

    /** Sends null as {@code revokedAt}, which clears it. */
    public UserImportGrantsItem clearRevokedAt() {
        set("revokedAt", null);
        return this;
    }
}
