// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code install} may be given. */
public final class InstallParams extends Params {
    public InstallParams() {
    }

    /** The device; made up when left out. */
    public InstallParams device(String device) {
        give("device", device);
        return this;
    }

    /** Start the device as this user: nothing is attached, moved or aliased. */
    public InstallParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The store account whose purchases the device can present. */
    public InstallParams storeAccount(String storeAccount) {
        give("storeAccount", storeAccount);
        return this;
    }

    /** What the device runs. */
    public InstallParams platform(String platform) {
        give("platform", platform);
        return this;
    }

    /** The app that was installed. */
    public InstallParams app(String app) {
        give("app", app);
        return this;
    }

    /** The project to work in. */
    public InstallParams project(String project) {
        give("project", project);
        return this;
    }

    /** Answer as if it were done, with the events that it would cause, and change nothing. */
    public InstallParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** The same key with the same params again gives the stored result. */
    public InstallParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
