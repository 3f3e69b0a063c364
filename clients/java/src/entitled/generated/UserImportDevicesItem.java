// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code UserImportDevicesItem} in Protocol. */
public final class UserImportDevicesItem extends Params {
    public UserImportDevicesItem(String device, String anonymousId, Instant createdAt) {
        set("device", device);
        set("anonymousId", anonymousId);
        set("createdAt", createdAt);
    }
    public UserImportDevicesItem(String device, String anonymousId, String createdAt) {
        set("device", device);
        set("anonymousId", anonymousId);
        set("createdAt", createdAt);
    }

    public UserImportDevicesItem identityId(String identityId) {
        give("identityId", identityId);
        return this;
    }

    /** Sends null as {@code identityId}, which clears it. */
    public UserImportDevicesItem clearIdentityId() {
        set("identityId", null);
        return this;
    }

    public UserImportDevicesItem storeAccount(String storeAccount) {
        give("storeAccount", storeAccount);
        return this;
    }

    /** Sends null as {@code storeAccount}, which clears it. */
    public UserImportDevicesItem clearStoreAccount() {
        set("storeAccount", null);
        return this;
    }

    public UserImportDevicesItem platform(String platform) {
        give("platform", platform);
        return this;
    }

    /** Sends null as {@code platform}, which clears it. */
    public UserImportDevicesItem clearPlatform() {
        set("platform", null);
        return this;
    }

    public UserImportDevicesItem app(String app) {
        give("app", app);
        return this;
    }

    /** Sends null as {@code app}, which clears it. */
    public UserImportDevicesItem clearApp() {
        set("app", null);
        return this;
    }
}
