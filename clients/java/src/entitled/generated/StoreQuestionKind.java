// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record StoreQuestionKind(String word) implements Word {
    public static final StoreQuestionKind SUBSCRIPTION = new StoreQuestionKind("subscription");
    public static final StoreQuestionKind PRODUCT = new StoreQuestionKind("product");
    public static final StoreQuestionKind INVOICE = new StoreQuestionKind("invoice");
    public static final StoreQuestionKind CHECKOUT_SESSION = new StoreQuestionKind("checkoutSession");

    @Override
    public String toString() {
        return word;
    }
}
