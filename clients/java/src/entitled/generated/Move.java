// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * A purchase that gained a holder or changed it.
 *
 * @param store The store that took the money: appStore, playStore, amazon, huawei, stripe, web,
 *     or any other such word.
 * @param originalTransactionId One transaction of a store.
 * @param product A product, as the store or the catalogue calls it.
 * @param kind What a product is; it decides how a purchase moves and ends.
 * @param from Who held it before: one id for each customer, in the order of their bytes.
 * @param to Who holds it now and did not before.
 * @param shared True when those in {@code from} still hold it.
 */
public record Move(
        String store,
        String originalTransactionId,
        String product,
        ProductKind kind,
        List<String> from,
        String to,
        boolean shared
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Move decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Move(
            members.required("store", Decode::text),
            members.required("originalTransactionId", Decode::text),
            members.required("product", Decode::text),
            members.required("kind", Decode.word(ProductKind::new)),
            members.required("from", Decode.listOf(Decode::text)),
            members.required("to", Decode::text),
            members.required("shared", Decode::bool)
        );
    }
}
