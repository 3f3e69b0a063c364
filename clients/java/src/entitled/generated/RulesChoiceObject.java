// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** See {@code RulesChoiceObject} in Protocol. */
public final class RulesChoiceObject extends Params {
    public RulesChoiceObject() {
    }

    /** Preset that supplies the rules that are not given. */
    public RulesChoiceObject preset(Preset preset) {
        give("preset", preset);
        return this;
    }

    /** Preset that supplies the rules that are not given. */
    public RulesChoiceObject preset(String preset) {
        give("preset", preset);
        return this;
    }

    /**
     * Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an
     * anonymous id is a lower-case UUID.
     */
    public RulesChoiceObject anonymousPrefix(String anonymousPrefix) {
        give("anonymousPrefix", anonymousPrefix);
        return this;
    }

    /** What a login of a new user id does when no user is logged in on the device. */
    public RulesChoiceObject onIdentifyNew(RulesChoiceObjectOnIdentifyNew onIdentifyNew) {
        give("onIdentifyNew", onIdentifyNew);
        return this;
    }

    /** What a login of a new user id does when no user is logged in on the device. */
    public RulesChoiceObject onIdentifyNew(String onIdentifyNew) {
        give("onIdentifyNew", onIdentifyNew);
        return this;
    }

    /** What a login of a known user id does when no user is logged in on the device. */
    public RulesChoiceObject onIdentifyKnown(RulesChoiceObjectOnIdentifyKnown onIdentifyKnown) {
        give("onIdentifyKnown", onIdentifyKnown);
        return this;
    }

    /** What a login of a known user id does when no user is logged in on the device. */
    public RulesChoiceObject onIdentifyKnown(String onIdentifyKnown) {
        give("onIdentifyKnown", onIdentifyKnown);
        return this;
    }

    /** What a login does when another user is logged in on the device. */
    public RulesChoiceObject onSwitch(RulesChoiceObjectOnSwitch onSwitch) {
        give("onSwitch", onSwitch);
        return this;
    }

    /** What a login does when another user is logged in on the device. */
    public RulesChoiceObject onSwitch(String onSwitch) {
        give("onSwitch", onSwitch);
        return this;
    }

    /**
     * The current user after a logout: the same anonymous user (return), or a new anonymous user
     * (rotate).
     */
    public RulesChoiceObject onLogout(RulesChoiceObjectOnLogout onLogout) {
        give("onLogout", onLogout);
        return this;
    }

    /**
     * The current user after a logout: the same anonymous user (return), or a new anonymous user
     * (rotate).
     */
    public RulesChoiceObject onLogout(String onLogout) {
        give("onLogout", onLogout);
        return this;
    }

    /** What a logout does when no user is logged in. */
    public RulesChoiceObject onAnonymousLogout(RulesChoiceObjectOnAnonymousLogout onAnonymousLogout) {
        give("onAnonymousLogout", onAnonymousLogout);
        return this;
    }

    /** What a logout does when no user is logged in. */
    public RulesChoiceObject onAnonymousLogout(String onAnonymousLogout) {
        give("onAnonymousLogout", onAnonymousLogout);
        return this;
    }

    /**
     * Who holds a new purchase: the device's anonymous user and its identified user, or only the
     * current user.
     */
    public RulesChoiceObject purchaseHolders(RulesChoiceObjectPurchaseHolders purchaseHolders) {
        give("purchaseHolders", purchaseHolders);
        return this;
    }

    /**
     * Who holds a new purchase: the device's anonymous user and its identified user, or only the
     * current user.
     */
    public RulesChoiceObject purchaseHolders(String purchaseHolders) {
        give("purchaseHolders", purchaseHolders);
        return this;
    }

    /** What a restore does with a purchase that another user holds. */
    public RulesChoiceObject onRestore(RulesChoiceObjectOnRestore onRestore) {
        give("onRestore", onRestore);
        return this;
    }

    /** What a restore does with a purchase that another user holds. */
    public RulesChoiceObject onRestore(String onRestore) {
        give("onRestore", onRestore);
        return this;
    }

    /** What a restore does with a purchase that only anonymous users hold. */
    public RulesChoiceObject anonymousHolders(RulesChoiceObjectAnonymousHolders anonymousHolders) {
        give("anonymousHolders", anonymousHolders);
        return this;
    }

    /** What a restore does with a purchase that only anonymous users hold. */
    public RulesChoiceObject anonymousHolders(String anonymousHolders) {
        give("anonymousHolders", anonymousHolders);
        return this;
    }

    /** Whether a restore moves one-time purchases. */
    public RulesChoiceObject oneTimePurchases(RulesChoiceObjectOneTimePurchases oneTimePurchases) {
        give("oneTimePurchases", oneTimePurchases);
        return this;
    }

    /** Whether a restore moves one-time purchases. */
    public RulesChoiceObject oneTimePurchases(String oneTimePurchases) {
        give("oneTimePurchases", oneTimePurchases);
        return this;
    }

    /**
     * What the daemon does with a purchase that a store reports without a known user: it does not
     * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
     * (anonymous).
     */
    public RulesChoiceObject unclaimedPurchases(RulesChoiceObjectUnclaimedPurchases unclaimedPurchases) {
        give("unclaimedPurchases", unclaimedPurchases);
        return this;
    }

    /**
     * What the daemon does with a purchase that a store reports without a known user: it does not
     * record it (ignore), records it without a holder (keep), or gives it to a new anonymous user
     * (anonymous).
     */
    public RulesChoiceObject unclaimedPurchases(String unclaimedPurchases) {
        give("unclaimedPurchases", unclaimedPurchases);
        return this;
    }

    /** Maximum length of a user id, in Unicode scalars. */
    public RulesChoiceObject userIdLengthMax(long userIdLengthMax) {
        give("userIdLengthMax", userIdLengthMax);
        return this;
    }

    /** Ids that no user may have, compared byte by byte. The empty id is always blocked. */
    public RulesChoiceObject blockedUserIds(List<String> blockedUserIds) {
        give("blockedUserIds", blockedUserIds);
        return this;
    }

    /** Ids that no user may have, compared byte by byte. The empty id is always blocked. */
    public RulesChoiceObject blockedUserIds(String... blockedUserIds) {
        give("blockedUserIds", List.of(blockedUserIds));
        return this;
    }
}
