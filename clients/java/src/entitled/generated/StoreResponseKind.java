// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What {@code body} is: for {@code playStore}, {@code subscription} (purchases.subscriptionsv2)
 * or {@code product} (purchases.productsv2); for {@code stripe}, {@code subscription}, {@code
 * invoice} or {@code checkoutSession}. A newer daemon may send words that are not among these.
 */
public record StoreResponseKind(String word) implements Word {
    public static final StoreResponseKind SUBSCRIPTION = new StoreResponseKind("subscription");
    public static final StoreResponseKind PRODUCT = new StoreResponseKind("product");
    public static final StoreResponseKind INVOICE = new StoreResponseKind("invoice");
    public static final StoreResponseKind CHECKOUT_SESSION = new StoreResponseKind("checkoutSession");

    @Override
    public String toString() {
        return word;
    }
}
