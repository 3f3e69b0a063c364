// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code UserImportUser} in Protocol. */
public final class UserImportUser extends Params {
    public UserImportUser() {
    }

    /** Not read. */
    public UserImportUser id(Object id) {
        give("id", id);
        return this;
    }

    /** Not read. */
    public UserImportUser anonymousId(Object anonymousId) {
        give("anonymousId", anonymousId);
        return this;
    }

    /** Not read. */
    public UserImportUser identityId(Object identityId) {
        give("identityId", identityId);
        return this;
    }

    public UserImportUser customerId(String customerId) {
        give("customerId", customerId);
        return this;
    }

    /** Sends null as {@code customerId}, which clears it. */
    public UserImportUser clearCustomerId() {
        set("customerId", null);
        return this;
    }

    /** Not read. */
    public UserImportUser aliases(Object aliases) {
        give("aliases", aliases);
        return this;
    }

    /** Not read. */
    public UserImportUser device(Object device) {
        give("device", device);
        return this;
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportUser createdAt(Instant createdAt) {
        give("createdAt", createdAt);
        return this;
    }

    /** RFC 3339 timestamp, or null. */
    public UserImportUser createdAt(String createdAt) {
        give("createdAt", createdAt);
        return this;
    }

    /** Sends null as {@code createdAt}, which clears it. */
    public UserImportUser clearCreatedAt() {
        set("createdAt", null);
        return this;
    }

    /** Not read. */
    public UserImportUser environment(Object environment) {
        give("environment", environment);
        return this;
    }
}
