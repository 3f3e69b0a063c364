// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.time.Instant;
import java.util.Map;

/** See {@code Device} in Protocol. */
public final class Device extends Shared<Device> {
    Device(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Device of(String device, String anonymousId, Instant createdAt) {
        return new Device(Map.of()).with("device", device).with("anonymousId",
                anonymousId).with("createdAt", createdAt);
    }

    /** A device: one installation of one app. A reinstallation is a new device. */
    public String device() {
        return get("device");
    }

    /**
     * Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to {@code
     * userIdLengthMax} Unicode scalars, and the daemon compares it byte by byte. An empty id is
     * blockedUserId and a longer id userIdTooLong, so this schema has no length.
     */
    public String anonymousId() {
        return get("anonymousId");
    }

    /** Id of the identified user; null when no user is logged in. */
    public @OrNull String identityId() {
        return get("identityId");
    }

    /** A copy with that as {@link #identityId()}. */
    public Device withIdentityId(String identityId) {
        return with("identityId", identityId);
    }

    /** See Protocol. */
    public @OrNull String storeAccount() {
        return get("storeAccount");
    }

    /** A copy with that as {@link #storeAccount()}. */
    public Device withStoreAccount(String storeAccount) {
        return with("storeAccount", storeAccount);
    }

    /** See Protocol. */
    public @OrNull String platform() {
        return get("platform");
    }

    /** A copy with that as {@link #platform()}. */
    public Device withPlatform(String platform) {
        return with("platform", platform);
    }

    /** See Protocol. */
    public @OrNull String app() {
        return get("app");
    }

    /** A copy with that as {@link #app()}. */
    public Device withApp(String app) {
        return with("app", app);
    }

    /**
     * RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and
     * precision, and returns UTC with milliseconds.
     */
    public Instant createdAt() {
        return get("createdAt");
    }
}
