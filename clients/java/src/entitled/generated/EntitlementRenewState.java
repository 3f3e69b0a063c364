// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Whether the subscription renews. billingIssue: the store could not collect a payment. A newer
 * daemon may send words that are not among these.
 */
public final class EntitlementRenewState extends Word {
    public static final EntitlementRenewState WILL_RENEW = new EntitlementRenewState("willRenew");
    public static final EntitlementRenewState CANCELED = new EntitlementRenewState("canceled");
    public static final EntitlementRenewState BILLING_ISSUE = new EntitlementRenewState("billingIssue");
    public static final EntitlementRenewState NON_RENEWABLE = new EntitlementRenewState("nonRenewable");
    public static final EntitlementRenewState UNKNOWN = new EntitlementRenewState("unknown");

    public EntitlementRenewState(String word) {
        super(word);
    }
}
