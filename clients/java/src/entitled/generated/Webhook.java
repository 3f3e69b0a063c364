// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * A URL that receives a project's events, with its secrets. Only an admin can read it.
 *
 * @param url An absolute {@code https://} or {@code http://} URL with a host, and optionally a
 *     port, a path and a query. It has no user, password or fragment, because every reader of the
 *     project sees it.
 * @param secret Key that signs each delivery. After {@code whsec_}: the key in base64. Any other
 *     text is the key itself, in UTF-8.
 * @param oldSecret Second secret that also signs each delivery; null when there is none.
 * @param authorization What posts carry in their header {@code Authorization}; null when they
 *     carry none.
 * @param format Format of a delivery. {@code entitled}: the event as in the log. {@code
 *     purchasely}, {@code revenuecat} and {@code qonversion}: as these systems document it
 *     (webhooks.md).
 * @param kinds Kinds of events that it receives; absent when it receives every kind. Null where
 *     it is absent.
 * @param paused True if webhook.pause stopped the posts to the URL.
 * @param consumer Name of the consumer whose cursor is the webhook's position. A replay gives the
 *     webhook a new consumer.
 * @param cursor The webhook's position: all events up to this cursor are delivered.
 */
public record Webhook(
        String url,
        String secret,
        String oldSecret,
        String authorization,
        WebhookFormat format,
        List<EventKind> kinds,
        boolean paused,
        String consumer,
        String cursor
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Webhook decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Webhook(
            members.required("url", Decode::text),
            members.required("secret", Decode::text),
            members.required("oldSecret", Decode.nullable(Decode::text)),
            members.required("authorization", Decode.nullable(Decode::text)),
            members.required("format", Decode.word(WebhookFormat::new)),
            members.optional("kinds", Decode.listOf(Decode.word(EventKind::new))),
            members.required("paused", Decode::bool),
            members.required("consumer", Decode::text),
            members.required("cursor", Decode::text)
        );
    }
}
