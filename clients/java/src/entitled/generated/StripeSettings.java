// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.util.List;

/**
 * How the project reads Stripe's events. Only {@code project.stores} returns the secrets.
 *
 * @param secret Signing secret of Stripe's endpoint, with its {@code whsec_}. Only in {@code
 *     project.stores}. Null where it is absent.
 * @param oldSecret Previous secret, which the daemon also accepts; null when there is none. Only
 *     in {@code project.stores}.
 * @param product Member of Stripe's price that names the product: its {@code product}, its own
 *     id, or its {@code lookup_key}.
 * @param userFrom Members of Stripe's objects that contain the account token: {@code
 *     client_reference_id}, {@code customer} or {@code metadata.NAME}. The first that is present
 *     counts.
 * @param grace How long access continues while a renewal is unpaid and Stripe retries it, ISO
 *     8601.
 */
public record StripeSettings(
        String secret,
        Maybe<String> oldSecret,
        StripeSettingsProduct product,
        List<String> userFrom,
        String grace
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static StripeSettings decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new StripeSettings(
            members.optional("secret", Decode::text),
            members.both("oldSecret", Decode.nullable(Decode::text)),
            members.required("product", Decode.word(StripeSettingsProduct::new)),
            members.required("userFrom", Decode.listOf(Decode::text)),
            members.required("grace", Decode::text)
        );
    }
}
