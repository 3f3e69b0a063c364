// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What {@code body} is: for {@code playStore}, {@code subscription} (purchases.subscriptionsv2)
 * or {@code product} (purchases.productsv2); for {@code stripe}, {@code subscription}, {@code
 * invoice} or {@code checkoutSession}. A newer daemon may send words that are not among these.
 */
public final class StoreObjectKind extends Word {
    public static final StoreObjectKind SUBSCRIPTION = new StoreObjectKind("subscription");
    public static final StoreObjectKind PRODUCT = new StoreObjectKind("product");
    public static final StoreObjectKind INVOICE = new StoreObjectKind("invoice");
    public static final StoreObjectKind CHECKOUT_SESSION = new StoreObjectKind("checkoutSession");

    public StoreObjectKind(String word) {
        super(word);
    }
}
