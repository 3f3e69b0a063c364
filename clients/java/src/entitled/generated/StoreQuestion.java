// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;

/**
 * What to fetch from the store: its kind, and the ids that the store gave.
 *
 * @param kind See Protocol.
 * @param id Id of the object at Stripe.
 * @param packageName Package of the app at Google.
 * @param purchaseToken Token of the purchase at Google.
 * @param charge Charge whose invoice is to be fetched.
 * @param paymentIntent Payment whose invoice is to be fetched.
 * @param expand What the object at Stripe must contain as a whole, and not as an id.
 */
public record StoreQuestion(
        StoreObjectKind kind,
        @OrNull String id,
        @OrNull String packageName,
        @OrNull String purchaseToken,
        @OrNull String charge,
        @OrNull String paymentIntent,
        @OrNull StoreQuestionExpand expand
) {}
