// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * What the object at Stripe must contain as a whole, and not as an id. A newer daemon may send
 * words that are not among these.
 */
public final class StoreQuestionExpand extends Word {
    public static final StoreQuestionExpand LATEST_INVOICE = new StoreQuestionExpand("latest_invoice");
    public static final StoreQuestionExpand SUBSCRIPTION = new StoreQuestionExpand("subscription");

    public StoreQuestionExpand(String word) {
        super(word);
    }
}
