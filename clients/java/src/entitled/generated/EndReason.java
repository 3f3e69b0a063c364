// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Why a subscription ended, or will end: the customer's choice, a failed payment, a refused price
 * increase, a product that is no longer sold (unavailable), the developer, another purchase that
 * took it over (replaced), or another reason. Null when the store named none. A newer daemon may
 * send words that are not among these.
 */
public final class EndReason extends Word {
    public static final EndReason CUSTOMER = new EndReason("customer");
    public static final EndReason BILLING = new EndReason("billing");
    public static final EndReason PRICE_INCREASE = new EndReason("priceIncrease");
    public static final EndReason UNAVAILABLE = new EndReason("unavailable");
    public static final EndReason DEVELOPER = new EndReason("developer");
    public static final EndReason REPLACED = new EndReason("replaced");
    public static final EndReason OTHER = new EndReason("other");

    public EndReason(String word) {
        super(word);
    }
}
