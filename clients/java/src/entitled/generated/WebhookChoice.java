// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** A URL that receives the project's events. */
public final class WebhookChoice extends Params {
    public WebhookChoice(String url, String secret) {
        set("url", url);
        set("secret", secret);
    }

    /** Second secret that also signs each delivery, until every receiver knows the new secret. */
    public WebhookChoice oldSecret(String oldSecret) {
        give("oldSecret", oldSecret);
        return this;
    }

    /**
     * Secret that posts carry in their header {@code Authorization}, with the format {@code
     * qonversion} after {@code Basic }. Printable ASCII, without a space at either end.
     */
    public WebhookChoice authorization(String authorization) {
        give("authorization", authorization);
        return this;
    }

    /**
     * Format of a delivery. {@code entitled}: the event as in the log. {@code purchasely}, {@code
     * revenuecat} and {@code qonversion}: as these systems document it (webhooks.md).
     */
    public WebhookChoice format(WebhookFormat format) {
        give("format", format);
        return this;
    }

    /**
     * Format of a delivery. {@code entitled}: the event as in the log. {@code purchasely}, {@code
     * revenuecat} and {@code qonversion}: as these systems document it (webhooks.md).
     */
    public WebhookChoice format(String format) {
        give("format", format);
        return this;
    }

    /**
     * Kinds of events that it receives, by their names in the feed; the program skips the others.
     * Default: every kind.
     */
    public WebhookChoice kinds(List<EventKind> kinds) {
        give("kinds", kinds);
        return this;
    }

    /**
     * Kinds of events that it receives, by their names in the feed; the program skips the others.
     * Default: every kind.
     */
    public WebhookChoice kinds(EventKind... kinds) {
        give("kinds", List.of(kinds));
        return this;
    }
}
