// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** Every rule of a project. rules.md describes each rule. */
public final class Rules extends Shared<Rules> {
    Rules(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Rules of() {
        return new Rules(Map.of());
    }

    /** Preset that the rules started from. */
    public @OrNull Preset preset() {
        return get("preset");
    }

    /** A copy with that as {@link #preset()}. */
    public Rules withPreset(Preset preset) {
        return with("preset", preset);
    }

    /**
     * Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
     * anonymous id is a lower-case UUID.
     */
    public @OrNull String anonymousPrefix() {
        return get("anonymousPrefix");
    }

    /** A copy with that as {@link #anonymousPrefix()}. */
    public Rules withAnonymousPrefix(String anonymousPrefix) {
        return with("anonymousPrefix", anonymousPrefix);
    }

    /** What a login of a new user id does when no user is logged in on the device. */
    public @OrNull RulesOnIdentify onIdentifyNew() {
        return get("onIdentifyNew");
    }

    /** A copy with that as {@link #onIdentifyNew()}. */
    public Rules withOnIdentifyNew(RulesOnIdentify onIdentifyNew) {
        return with("onIdentifyNew", onIdentifyNew);
    }

    /** What a login of a known user id does when no user is logged in on the device. */
    public @OrNull RulesOnIdentify onIdentifyKnown() {
        return get("onIdentifyKnown");
    }

    /** A copy with that as {@link #onIdentifyKnown()}. */
    public Rules withOnIdentifyKnown(RulesOnIdentify onIdentifyKnown) {
        return with("onIdentifyKnown", onIdentifyKnown);
    }

    /** What a login does when another user is logged in on the device. */
    public @OrNull RulesOnSwitch onSwitch() {
        return get("onSwitch");
    }

    /** A copy with that as {@link #onSwitch()}. */
    public Rules withOnSwitch(RulesOnSwitch onSwitch) {
        return with("onSwitch", onSwitch);
    }

    /**
     * The current user after a logout: the same anonymous user (return), or a new anonymous user
     * (rotate).
     */
    public @OrNull RulesOnLogout onLogout() {
        return get("onLogout");
    }

    /** A copy with that as {@link #onLogout()}. */
    public Rules withOnLogout(RulesOnLogout onLogout) {
        return with("onLogout", onLogout);
    }

    /** What a logout does when no user is logged in. */
    public @OrNull RulesOnAnonymousLogout onAnonymousLogout() {
        return get("onAnonymousLogout");
    }

    /** A copy with that as {@link #onAnonymousLogout()}. */
    public Rules withOnAnonymousLogout(RulesOnAnonymousLogout onAnonymousLogout) {
        return with("onAnonymousLogout", onAnonymousLogout);
    }

    /**
     * Who holds a new purchase: the device's anonymous user and its identified user, or only the
     * current user.
     */
    public @OrNull RulesPurchaseHolders purchaseHolders() {
        return get("purchaseHolders");
    }

    /** A copy with that as {@link #purchaseHolders()}. */
    public Rules withPurchaseHolders(RulesPurchaseHolders purchaseHolders) {
        return with("purchaseHolders", purchaseHolders);
    }

    /** What a restore does with a purchase that another user holds. */
    public @OrNull RulesOnRestore onRestore() {
        return get("onRestore");
    }

    /** A copy with that as {@link #onRestore()}. */
    public Rules withOnRestore(RulesOnRestore onRestore) {
        return with("onRestore", onRestore);
    }

    /** What a restore does with a purchase that only anonymous users hold. */
    public @OrNull RulesAnonymousHolders anonymousHolders() {
        return get("anonymousHolders");
    }

    /** A copy with that as {@link #anonymousHolders()}. */
    public Rules withAnonymousHolders(RulesAnonymousHolders anonymousHolders) {
        return with("anonymousHolders", anonymousHolders);
    }

    /** Whether a restore moves one-time purchases. */
    public @OrNull RulesOneTimePurchases oneTimePurchases() {
        return get("oneTimePurchases");
    }

    /** A copy with that as {@link #oneTimePurchases()}. */
    public Rules withOneTimePurchases(RulesOneTimePurchases oneTimePurchases) {
        return with("oneTimePurchases", oneTimePurchases);
    }

    /**
     * What the daemon does with a purchase that a store reports without a known user: it does not
     * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
     * (anonymous).
     */
    public @OrNull RulesUnclaimedPurchases unclaimedPurchases() {
        return get("unclaimedPurchases");
    }

    /** A copy with that as {@link #unclaimedPurchases()}. */
    public Rules withUnclaimedPurchases(RulesUnclaimedPurchases unclaimedPurchases) {
        return with("unclaimedPurchases", unclaimedPurchases);
    }

    /** Maximum length of a user id, in Unicode scalars. */
    public @OrNull Long userIdLengthMax() {
        return get("userIdLengthMax");
    }

    /** A copy with that as {@link #userIdLengthMax()}. */
    public Rules withUserIdLengthMax(Long userIdLengthMax) {
        return with("userIdLengthMax", userIdLengthMax);
    }

    /** Ids that no user may have, compared byte by byte. The empty id is always blocked. */
    public @OrNull List<String> blockedUserIds() {
        return get("blockedUserIds");
    }

    /** A copy with that as {@link #blockedUserIds()}. */
    public Rules withBlockedUserIds(List<String> blockedUserIds) {
        return with("blockedUserIds", blockedUserIds);
    }
}
