// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * Every rule of a project. rules.md describes each rule.
 *
 * @param preset Preset that the rules started from.
 * @param anonymousPrefix Beginning of each anonymous id; 32 lower-case hex digits follow. When it
 *     is empty, an anonymous id is a lower-case UUID.
 * @param onIdentifyNew What a login of a new user id does when no user is logged in on the
 *     device.
 * @param onIdentifyKnown What a login of a known user id does when no user is logged in on the
 *     device.
 * @param onSwitch What a login does when another user is logged in on the device.
 * @param onLogout The current user after a logout: the same anonymous user (return), or a new
 *     anonymous user (rotate).
 * @param onAnonymousLogout What a logout does when no user is logged in.
 * @param purchaseHolders Who holds a new purchase: the device's anonymous user and its identified
 *     user, or only the current user.
 * @param onRestore What a restore does with a purchase that another user holds.
 * @param anonymousHolders What a restore does with a purchase that only anonymous users hold.
 * @param oneTimePurchases Whether a restore moves one-time purchases.
 * @param unclaimedPurchases What the daemon does with a purchase that a store reports without a
 *     known user: it does not record it (ignore), records it without a holder (keep), or gives it
 *     to a new anonymous user (anonymous).
 * @param userIdLengthMax Maximum length of a user id, in Unicode scalars.
 * @param blockedUserIds Ids that no user may have, compared byte by byte. The empty id is always
 *     blocked.
 */
public record Rules(
        Preset preset,
        String anonymousPrefix,
        RulesOnIdentifyNew onIdentifyNew,
        RulesOnIdentifyKnown onIdentifyKnown,
        RulesOnSwitch onSwitch,
        RulesOnLogout onLogout,
        RulesOnAnonymousLogout onAnonymousLogout,
        RulesPurchaseHolders purchaseHolders,
        RulesOnRestore onRestore,
        RulesAnonymousHolders anonymousHolders,
        RulesOneTimePurchases oneTimePurchases,
        RulesUnclaimedPurchases unclaimedPurchases,
        long userIdLengthMax,
        List<String> blockedUserIds
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Rules decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Rules(
            members.required("preset", Decode.word(Preset::new)),
            members.required("anonymousPrefix", Decode::text),
            members.required("onIdentifyNew", Decode.word(RulesOnIdentifyNew::new)),
            members.required("onIdentifyKnown", Decode.word(RulesOnIdentifyKnown::new)),
            members.required("onSwitch", Decode.word(RulesOnSwitch::new)),
            members.required("onLogout", Decode.word(RulesOnLogout::new)),
            members.required("onAnonymousLogout", Decode.word(RulesOnAnonymousLogout::new)),
            members.required("purchaseHolders", Decode.word(RulesPurchaseHolders::new)),
            members.required("onRestore", Decode.word(RulesOnRestore::new)),
            members.required("anonymousHolders", Decode.word(RulesAnonymousHolders::new)),
            members.required("oneTimePurchases", Decode.word(RulesOneTimePurchases::new)),
            members.required("unclaimedPurchases", Decode.word(RulesUnclaimedPurchases::new)),
            members.required("userIdLengthMax", Decode::integer),
            members.required("blockedUserIds", Decode.listOf(Decode::text))
        );
    }
}
