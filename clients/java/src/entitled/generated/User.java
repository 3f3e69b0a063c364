// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** The current user of a device, or the user that an id belongs to. */
public final class User extends Shared<User> {
    User(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static User of(String id, String anonymousId, String identityId, String customerId, List<String> aliases, Instant createdAt, ProjectEnvironment environment) {
        return new User(Map.of()).with("id", id).with("anonymousId",
                anonymousId).with("identityId", identityId).with("customerId",
                customerId).with("aliases", aliases).with("createdAt",
                createdAt).with("environment", environment);
    }

    /**
     * For a device: the identified user, or else the anonymous user. For an id: that id if it is
     * identified, or else the customer's identified id, or its anonymous id if it has none.
     */
    public String id() {
        return get("id");
    }

    /** For a device: its anonymous user. For an id: that id if it is anonymous, or else null. */
    public @OrNull String anonymousId() {
        return get("anonymousId");
    }

    /** Id of the identified user; null for an anonymous user. */
    public @OrNull String identityId() {
        return get("identityId");
    }

    /** Id of the customer. It stays the same across logins, and every userId param accepts it. */
    public String customerId() {
        return get("customerId");
    }

    /**
     * Every id of the customer, in byte order. It omits the customerId of a customer that began
     * with an identified user.
     */
    public List<String> aliases() {
        return get("aliases");
    }

    /** Id of the device; absent when the request names a user. */
    public @OrNull String device() {
        return get("device");
    }

    /** A copy with that as {@link #device()}. */
    public User withDevice(String device) {
        return with("device", device);
    }

    /** Time at which the customer was created. */
    public Instant createdAt() {
        return get("createdAt");
    }

    /** Which purchases give access: those of production, those of the sandbox, or both (any). */
    public ProjectEnvironment environment() {
        return get("environment");
    }
}
