// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code webhook.pause} answers.
 *
 * @param url An absolute {@code https://} or {@code http://} URL with a host, and optionally a
 *     port, a path and a query. It has no user, password or fragment, because every reader of the
 *     project sees it.
 * @param paused True if webhook.pause stopped the posts to the URL.
 * @param cursor The webhook's position: all events up to this cursor are delivered.
 * @param backlog Number of events after {@code cursor}.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit: always none. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record WebhookPosition(
        String url,
        boolean paused,
        String cursor,
        long backlog,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
