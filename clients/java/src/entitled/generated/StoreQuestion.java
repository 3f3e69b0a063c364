// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What to fetch from the store: its kind, and the ids that the store gave.
 *
 * @param kind See Protocol.
 * @param id Id of the object at Stripe. Null where it is absent.
 * @param packageName Package of the app at Google. Null where it is absent.
 * @param purchaseToken Token of the purchase at Google. Null where it is absent.
 * @param charge Charge whose invoice is to be fetched. Null where it is absent.
 * @param paymentIntent Payment whose invoice is to be fetched. Null where it is absent.
 * @param expand What the object at Stripe must contain as a whole, and not as an id. Null where
 *     it is absent.
 */
public record StoreQuestion(
        StoreQuestionKind kind,
        String id,
        String packageName,
        String purchaseToken,
        String charge,
        String paymentIntent,
        StoreQuestionExpand expand
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static StoreQuestion decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new StoreQuestion(
            members.required("kind", Decode.word(StoreQuestionKind::new)),
            members.optional("id", Decode::text),
            members.optional("packageName", Decode::text),
            members.optional("purchaseToken", Decode::text),
            members.optional("charge", Decode::text),
            members.optional("paymentIntent", Decode::text),
            members.optional("expand", Decode.word(StoreQuestionExpand::new))
        );
    }
}
