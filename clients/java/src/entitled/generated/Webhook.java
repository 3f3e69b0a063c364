// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** A URL that receives a project's events, with its secrets. Only an admin can read it. */
public final class Webhook extends Shared<Webhook> {
    Webhook(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Webhook of(String url, String secret) {
        return new Webhook(Map.of()).with("url", url).with("secret", secret);
    }

    /**
     * An absolute {@code https://} or {@code http://} URL with a host, and optionally a port, a
     * path and a query. It has no user, password or fragment, because every reader of the project
     * sees it.
     */
    public String url() {
        return get("url");
    }

    /**
     * Key that signs each delivery. After {@code whsec_}: the key in base64. Any other text is
     * the key itself, in UTF-8.
     */
    public String secret() {
        return get("secret");
    }

    /** Second secret that also signs each delivery; null when there is none. */
    public @OrNull String oldSecret() {
        return get("oldSecret");
    }

    /** A copy with that as {@link #oldSecret()}. */
    public Webhook withOldSecret(String oldSecret) {
        return with("oldSecret", oldSecret);
    }

    /** What posts carry in their header {@code Authorization}; null when they carry none. */
    public @OrNull String authorization() {
        return get("authorization");
    }

    /** A copy with that as {@link #authorization()}. */
    public Webhook withAuthorization(String authorization) {
        return with("authorization", authorization);
    }

    /**
     * Format of a delivery. {@code entitled}: the event as in the log. {@code purchasely}, {@code
     * revenuecat} and {@code qonversion}: as these systems document it (webhooks.md).
     */
    public @OrNull WebhookFormat format() {
        return get("format");
    }

    /** A copy with that as {@link #format()}. */
    public Webhook withFormat(WebhookFormat format) {
        return with("format", format);
    }

    /** Kinds of events that it receives; absent when it receives every kind. */
    public @OrNull List<EventKind> kinds() {
        return get("kinds");
    }

    /** A copy with that as {@link #kinds()}. */
    public Webhook withKinds(List<EventKind> kinds) {
        return with("kinds", kinds);
    }

    /** True if webhook.pause stopped the posts to the URL. */
    public @OrNull Boolean paused() {
        return get("paused");
    }

    /**
     * Name of the consumer whose cursor is the webhook's position. A replay gives the webhook a
     * new consumer.
     */
    public @OrNull String consumer() {
        return get("consumer");
    }

    /** The webhook's position: all events up to this cursor are delivered. */
    public @OrNull String cursor() {
        return get("cursor");
    }

    @Override
    public Map<String, Object> given() {
        return givenWithout("paused", "consumer", "cursor");
    }
}
