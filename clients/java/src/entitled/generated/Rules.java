// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * Every rule of a project, spelled out. rules.md says what each does.
 *
 * @param preset A named set of rules.
 * @param anonymousPrefix What an anonymous id begins with; 32 lower-case hex digits follow. When
 *     it is empty, an anonymous id is a lower-case UUID.
 * @param onIdentifyNew See Protocol.
 * @param onIdentifyKnown See Protocol.
 * @param onSwitch See Protocol.
 * @param onLogout See Protocol.
 * @param onAnonymousLogout See Protocol.
 * @param purchaseHolders See Protocol.
 * @param onRestore See Protocol.
 * @param anonymousHolders See Protocol.
 * @param oneTimePurchases See Protocol.
 * @param userIdLengthMax In Unicode scalars.
 * @param blockedUserIds Ids that nobody may have, compared byte by byte. The empty one is always
 *     among them.
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
            members.required("userIdLengthMax", Decode::integer),
            members.required("blockedUserIds", Decode.listOf(Decode::text))
        );
    }
}
