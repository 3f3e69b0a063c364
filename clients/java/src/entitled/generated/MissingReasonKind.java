// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What is missing; rules.md describes each kind. A newer daemon may send words that are not among
 * these.
 */
public final class MissingReasonKind extends Word {
    public static final MissingReasonKind EXPIRED = new MissingReasonKind("expired");
    public static final MissingReasonKind PAUSED = new MissingReasonKind("paused");
    public static final MissingReasonKind BILLING_RETRY = new MissingReasonKind("billingRetry");
    public static final MissingReasonKind REFUNDED = new MissingReasonKind("refunded");
    public static final MissingReasonKind REVOKED = new MissingReasonKind("revoked");
    public static final MissingReasonKind NOT_YET = new MissingReasonKind("notYet");
    public static final MissingReasonKind ENVIRONMENT = new MissingReasonKind("environment");
    public static final MissingReasonKind NOT_MAPPED = new MissingReasonKind("notMapped");
    public static final MissingReasonKind NOT_IDENTIFIED = new MissingReasonKind("notIdentified");
    public static final MissingReasonKind HELD_BY_ANOTHER = new MissingReasonKind("heldByAnother");
    public static final MissingReasonKind HELD_BY_NOBODY = new MissingReasonKind("heldByNobody");
    public static final MissingReasonKind NO_PRODUCT = new MissingReasonKind("noProduct");
    public static final MissingReasonKind NO_PURCHASE = new MissingReasonKind("noPurchase");
    public static final MissingReasonKind NOT_GRANTED = new MissingReasonKind("notGranted");

    public MissingReasonKind(String word) {
        super(word);
    }
}
