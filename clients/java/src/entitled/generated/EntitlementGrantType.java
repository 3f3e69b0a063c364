// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What gave the entitlement; {@code manual} for a grant by the method {@code grant}. A newer
 * daemon may send words that are not among these.
 */
public final class EntitlementGrantType extends Word {
    public static final EntitlementGrantType PURCHASE = new EntitlementGrantType("purchase");
    public static final EntitlementGrantType FAMILY_SHARING = new EntitlementGrantType("familySharing");
    public static final EntitlementGrantType OFFER_CODE = new EntitlementGrantType("offerCode");
    public static final EntitlementGrantType MANUAL = new EntitlementGrantType("manual");

    public EntitlementGrantType(String word) {
        super(word);
    }
}
