// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code install} may be given. */
public final class InstallParams extends Params {
    public InstallParams() {
    }

    /** Id of the device. Default: a new id, which the daemon makes. */
    public InstallParams device(String device) {
        give("device", device);
        return this;
    }

    /**
     * Id of a user to log in on the new device, without attaching, moving or aliasing anything.
     */
    public InstallParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Store account whose purchases the device can restore. */
    public InstallParams storeAccount(String storeAccount) {
        give("storeAccount", storeAccount);
        return this;
    }

    /** Platform of the device: ios, android, web or another word of that form. */
    public InstallParams platform(String platform) {
        give("platform", platform);
        return this;
    }

    /** The installed app, for example its bundle id. */
    public InstallParams app(String app) {
        give("app", app);
        return this;
    }

    /**
     * Account token to register for the device's current user, who then claims every unclaimed
     * purchase that carries it.
     */
    public InstallParams accountToken(String accountToken) {
        give("accountToken", accountToken);
        return this;
    }

    /** Id of the project. */
    public InstallParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public InstallParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public InstallParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
