// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** See {@code RulesChoiceObject} in Protocol. */
public final class RulesChoiceObject extends Params {
    public RulesChoiceObject() {
    }

    /** A named set of rules. */
    public RulesChoiceObject preset(Preset preset) {
        give("preset", preset);
        return this;
    }

    /** A named set of rules. */
    public RulesChoiceObject preset(String preset) {
        give("preset", preset);
        return this;
    }

    /**
     * What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an
     * anonymous id is a lower-case UUID.
     */
    public RulesChoiceObject anonymousPrefix(String anonymousPrefix) {
        give("anonymousPrefix", anonymousPrefix);
        return this;
    }

    public RulesChoiceObject onIdentifyNew(RulesChoiceObjectOnIdentifyNew onIdentifyNew) {
        give("onIdentifyNew", onIdentifyNew);
        return this;
    }

    public RulesChoiceObject onIdentifyNew(String onIdentifyNew) {
        give("onIdentifyNew", onIdentifyNew);
        return this;
    }

    public RulesChoiceObject onIdentifyKnown(RulesChoiceObjectOnIdentifyKnown onIdentifyKnown) {
        give("onIdentifyKnown", onIdentifyKnown);
        return this;
    }

    public RulesChoiceObject onIdentifyKnown(String onIdentifyKnown) {
        give("onIdentifyKnown", onIdentifyKnown);
        return this;
    }

    public RulesChoiceObject onSwitch(RulesChoiceObjectOnSwitch onSwitch) {
        give("onSwitch", onSwitch);
        return this;
    }

    public RulesChoiceObject onSwitch(String onSwitch) {
        give("onSwitch", onSwitch);
        return this;
    }

    public RulesChoiceObject onLogout(RulesChoiceObjectOnLogout onLogout) {
        give("onLogout", onLogout);
        return this;
    }

    public RulesChoiceObject onLogout(String onLogout) {
        give("onLogout", onLogout);
        return this;
    }

    public RulesChoiceObject onAnonymousLogout(RulesChoiceObjectOnAnonymousLogout onAnonymousLogout) {
        give("onAnonymousLogout", onAnonymousLogout);
        return this;
    }

    public RulesChoiceObject onAnonymousLogout(String onAnonymousLogout) {
        give("onAnonymousLogout", onAnonymousLogout);
        return this;
    }

    public RulesChoiceObject purchaseHolders(RulesChoiceObjectPurchaseHolders purchaseHolders) {
        give("purchaseHolders", purchaseHolders);
        return this;
    }

    public RulesChoiceObject purchaseHolders(String purchaseHolders) {
        give("purchaseHolders", purchaseHolders);
        return this;
    }

    public RulesChoiceObject onRestore(RulesChoiceObjectOnRestore onRestore) {
        give("onRestore", onRestore);
        return this;
    }

    public RulesChoiceObject onRestore(String onRestore) {
        give("onRestore", onRestore);
        return this;
    }

    public RulesChoiceObject anonymousHolders(RulesChoiceObjectAnonymousHolders anonymousHolders) {
        give("anonymousHolders", anonymousHolders);
        return this;
    }

    public RulesChoiceObject anonymousHolders(String anonymousHolders) {
        give("anonymousHolders", anonymousHolders);
        return this;
    }

    public RulesChoiceObject oneTimePurchases(RulesChoiceObjectOneTimePurchases oneTimePurchases) {
        give("oneTimePurchases", oneTimePurchases);
        return this;
    }

    public RulesChoiceObject oneTimePurchases(String oneTimePurchases) {
        give("oneTimePurchases", oneTimePurchases);
        return this;
    }

    /** In Unicode scalars. */
    public RulesChoiceObject userIdLengthMax(long userIdLengthMax) {
        give("userIdLengthMax", userIdLengthMax);
        return this;
    }

    /** Ids that nobody may have, compared byte by byte. The empty one is always among them. */
    public RulesChoiceObject blockedUserIds(List<String> blockedUserIds) {
        give("blockedUserIds", blockedUserIds);
        return this;
    }

    /** Ids that nobody may have, compared byte by byte. The empty one is always among them. */
    public RulesChoiceObject blockedUserIds(String... blockedUserIds) {
        give("blockedUserIds", List.of(blockedUserIds));
        return this;
    }
}
