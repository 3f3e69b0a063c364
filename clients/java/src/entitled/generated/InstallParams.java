// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code install} may be given. */
public final class InstallParams extends WritingParams<InstallParams> {
    /** Id of the device. Default: a new id, which the daemon makes. */
    public InstallParams device(String device) {
        return give("device", device);
    }

    /**
     * Id of a user to log in on the new device, without attaching, moving or aliasing anything.
     */
    public InstallParams userId(String userId) {
        return give("userId", userId);
    }

    /** Store account whose purchases the device can restore. */
    public InstallParams storeAccount(String storeAccount) {
        return give("storeAccount", storeAccount);
    }

    /** Platform of the device: ios, android, web or another word of that form. */
    public InstallParams platform(String platform) {
        return give("platform", platform);
    }

    /** The installed app, for example its bundle id. */
    public InstallParams app(String app) {
        return give("app", app);
    }

    /**
     * Account token to register for the device's current user, who then claims every unclaimed
     * purchase that carries it.
     */
    public InstallParams accountToken(String accountToken) {
        return give("accountToken", accountToken);
    }
}
