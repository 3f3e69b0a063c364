// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Member of Stripe's price that names the product: its {@code product}, its own id, or its {@code
 * lookup_key}. A newer daemon may send words that are not among these.
 */
public final class StripeSettingsProduct extends Word {
    public static final StripeSettingsProduct PRODUCT = new StripeSettingsProduct("product");
    public static final StripeSettingsProduct PRICE = new StripeSettingsProduct("price");
    public static final StripeSettingsProduct LOOKUP_KEY = new StripeSettingsProduct("lookupKey");

    public StripeSettingsProduct(String word) {
        super(word);
    }
}
