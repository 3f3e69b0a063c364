// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** How the project reads Stripe's events. Only {@code project.stores} returns the secrets. */
public final class StripeSettings extends Shared<StripeSettings> {
    StripeSettings(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static StripeSettings of(String secret) {
        return new StripeSettings(Map.of()).with("secret", secret);
    }

    /**
     * Signing secret of Stripe's endpoint, with its {@code whsec_}. Only in {@code
     * project.stores}.
     */
    public @OrNull String secret() {
        return get("secret");
    }

    /**
     * Previous secret, which the daemon also accepts; null when there is none. Only in {@code
     * project.stores}.
     */
    public Maybe<String> oldSecret() {
        return maybe("oldSecret");
    }

    /** A copy with that as {@link #oldSecret()}. */
    public StripeSettings withOldSecret(String oldSecret) {
        return with("oldSecret", oldSecret);
    }

    /**
     * Member of Stripe's price that names the product: its {@code product}, its own id, or its
     * {@code lookup_key}.
     */
    public @OrNull StripeSettingsProduct product() {
        return get("product");
    }

    /** A copy with that as {@link #product()}. */
    public StripeSettings withProduct(StripeSettingsProduct product) {
        return with("product", product);
    }

    /**
     * Members of Stripe's objects that contain the account token: {@code client_reference_id},
     * {@code customer} or {@code metadata.NAME}. The first that is present counts.
     */
    public @OrNull List<String> userFrom() {
        return get("userFrom");
    }

    /** A copy with that as {@link #userFrom()}. */
    public StripeSettings withUserFrom(List<String> userFrom) {
        return with("userFrom", userFrom);
    }

    /** How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601. */
    public @OrNull String grace() {
        return get("grace");
    }

    /** A copy with that as {@link #grace()}. */
    public StripeSettings withGrace(String grace) {
        return with("grace", grace);
    }
}
