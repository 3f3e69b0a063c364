// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What is missing; rules.md describes each kind. A newer daemon may send words that are not among
 * these.
 */
public record LackKind(String word) implements Word {
    public static final LackKind EXPIRED = new LackKind("expired");
    public static final LackKind PAUSED = new LackKind("paused");
    public static final LackKind BILLING_RETRY = new LackKind("billingRetry");
    public static final LackKind REFUNDED = new LackKind("refunded");
    public static final LackKind REVOKED = new LackKind("revoked");
    public static final LackKind NOT_YET = new LackKind("notYet");
    public static final LackKind ENVIRONMENT = new LackKind("environment");
    public static final LackKind NOT_MAPPED = new LackKind("notMapped");
    public static final LackKind NOT_IDENTIFIED = new LackKind("notIdentified");
    public static final LackKind HELD_BY_ANOTHER = new LackKind("heldByAnother");
    public static final LackKind HELD_BY_NOBODY = new LackKind("heldByNobody");
    public static final LackKind NO_PRODUCT = new LackKind("noProduct");
    public static final LackKind NO_PURCHASE = new LackKind("noPurchase");
    public static final LackKind NOT_GRANTED = new LackKind("notGranted");

    @Override
    public String toString() {
        return word;
    }
}
