// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A URL that receives a project's events.
 *
 * @param url An absolute {@code https://} or {@code http://} URL with a host, and optionally a
 *     port, a path and a query. It has no user, password or fragment, because every reader of the
 *     project sees it.
 * @param format Format of a delivery. {@code entitled}: the event as in the log. {@code
 *     purchasely}, {@code revenuecat} and {@code qonversion}: as these systems document it
 *     (webhooks.md).
 */
public record WebhookSummary(
        String url,
        WebhookFormat format
) {}
