// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Kind of a product, which determines how a purchase moves and expires. A newer daemon may send
 * words that are not among these.
 */
public final class ProductKind extends Word {
    public static final ProductKind SUBSCRIPTION = new ProductKind("subscription");
    public static final ProductKind NON_RENEWING_SUBSCRIPTION = new ProductKind("nonRenewingSubscription");
    public static final ProductKind NON_CONSUMABLE = new ProductKind("nonConsumable");
    public static final ProductKind CONSUMABLE = new ProductKind("consumable");

    public ProductKind(String word) {
        super(word);
    }
}
