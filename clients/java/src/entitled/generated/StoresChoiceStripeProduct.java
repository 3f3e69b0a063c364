// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Member of Stripe's price that names the product: its {@code product}, its own id, or its {@code
 * lookup_key}. A newer daemon may send words that are not among these.
 */
public record StoresChoiceStripeProduct(String word) implements Word {
    public static final StoresChoiceStripeProduct PRODUCT = new StoresChoiceStripeProduct("product");
    public static final StoresChoiceStripeProduct PRICE = new StoresChoiceStripeProduct("price");
    public static final StoresChoiceStripeProduct LOOKUP_KEY = new StoresChoiceStripeProduct("lookupKey");

    @Override
    public String toString() {
        return word;
    }
}
