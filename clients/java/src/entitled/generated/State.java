// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * State of a purchase or grant. Null before it begins, and for an entitlement that only {@code
 * entitlements} of {@code checkEntitlements} names. A newer daemon may send words that are not
 * among these.
 */
public final class State extends Word {
    public static final State ACTIVE = new State("active");
    public static final State TRIAL = new State("trial");
    public static final State INTRO = new State("intro");
    public static final State GRACE_PERIOD = new State("gracePeriod");
    public static final State BILLING_RETRY = new State("billingRetry");
    public static final State PAUSED = new State("paused");
    public static final State EXPIRED = new State("expired");
    public static final State REFUNDED = new State("refunded");
    public static final State REVOKED = new State("revoked");

    public State(String word) {
        super(word);
    }
}
