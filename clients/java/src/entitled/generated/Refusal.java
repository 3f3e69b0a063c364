// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A purchase that a restore left where it was, and why.
 *
 * @param store The store that took the money: appStore, playStore, amazon, huawei, stripe, web,
 *     or any other such word.
 * @param originalTransactionId One transaction of a store.
 * @param product A product, as the store or the catalogue calls it.
 * @param holder Who holds it: the identified holder, else the anonymous one; of several the least
 *     by bytes.
 * @param rule The rule that refused.
 */
public record Refusal(
        String store,
        String originalTransactionId,
        String product,
        String holder,
        RefusalRule rule
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Refusal decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Refusal(
            members.required("store", Decode::text),
            members.required("originalTransactionId", Decode::text),
            members.required("product", Decode::text),
            members.required("holder", Decode::text),
            members.required("rule", Decode.word(RefusalRule::new))
        );
    }
}
