// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.temporal.TemporalAmount;
import java.util.List;

/**
 * How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
 * removes them.
 */
public final class StoresChoiceStripe extends Params {
    public StoresChoiceStripe(String secret) {
        set("secret", secret);
    }

    /** Previous secret, which the daemon also accepts; null when there is none. */
    public StoresChoiceStripe oldSecret(String oldSecret) {
        give("oldSecret", oldSecret);
        return this;
    }

    /** Sends null as {@code oldSecret}, which clears it. */
    public StoresChoiceStripe clearOldSecret() {
        set("oldSecret", null);
        return this;
    }

    /**
     * Member of Stripe's price that names the product: its {@code product}, its own id, or its
     * {@code lookup_key}.
     */
    public StoresChoiceStripe product(StoresChoiceStripeProduct product) {
        give("product", product);
        return this;
    }

    /**
     * Member of Stripe's price that names the product: its {@code product}, its own id, or its
     * {@code lookup_key}.
     */
    public StoresChoiceStripe product(String product) {
        give("product", product);
        return this;
    }

    /**
     * Members of Stripe's objects that contain the account token: {@code client_reference_id},
     * {@code customer} or {@code metadata.NAME}. The first that is present counts. Default:
     * {@code client_reference_id}.
     */
    public StoresChoiceStripe userFrom(List<String> userFrom) {
        give("userFrom", userFrom);
        return this;
    }

    /**
     * Members of Stripe's objects that contain the account token: {@code client_reference_id},
     * {@code customer} or {@code metadata.NAME}. The first that is present counts. Default:
     * {@code client_reference_id}.
     */
    public StoresChoiceStripe userFrom(String... userFrom) {
        give("userFrom", List.of(userFrom));
        return this;
    }

    /**
     * How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
     * Default: P0D.
     */
    public StoresChoiceStripe grace(TemporalAmount grace) {
        give("grace", grace);
        return this;
    }

    /**
     * How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601.
     * Default: P0D.
     */
    public StoresChoiceStripe grace(String grace) {
        give("grace", grace);
        return this;
    }
}
