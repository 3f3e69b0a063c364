// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;

/**
 * A URL that receives a project's events, and the results of the posts to it.
 *
 * @param url An absolute {@code https://} or {@code http://} URL with a host, and optionally a
 *     port, a path and a query. It has no user, password or fragment, because every reader of the
 *     project sees it.
 * @param format Format of a delivery. {@code entitled}: the event as in the log. {@code
 *     purchasely}, {@code revenuecat} and {@code qonversion}: as these systems document it
 *     (webhooks.md).
 * @param state {@code paused} by webhook.pause; {@code stopped} if no program posts; {@code
 *     failing} if an event waits for another attempt; else {@code posting}.
 * @param cursor The webhook's position: all events up to this cursor are delivered.
 * @param backlog Number of events after {@code cursor}.
 * @param deliveredAt Time of the latest delivery; null if the daemon has had no report of a
 *     delivery since its start.
 * @param failure Absent if the daemon has had no report of a failure since its start.
 */
public record WebhookStatus(
        String url,
        WebhookFormat format,
        WebhookStatusState state,
        String cursor,
        long backlog,
        @OrNull Instant deliveredAt,
        @OrNull WebhookFailure failure
) {}
