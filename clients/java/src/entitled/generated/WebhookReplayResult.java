// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code webhook.replay} answers.
 *
 * @param url An absolute {@code https://} or {@code http://} URL with a host, and optionally a
 *     port, a path and a query. It has no user, password or fragment, because every reader of the
 *     project sees it.
 * @param paused True if webhook.pause stopped the posts to the URL.
 * @param cursor The webhook's position: all events up to this cursor are delivered.
 * @param backlog Number of events after {@code cursor}.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit: always none. Only in a dry run. Null where
 *     it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
 */
public record WebhookReplayResult(
        String url,
        boolean paused,
        String cursor,
        long backlog,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookReplayResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookReplayResult(
            members.required("url", Decode::text),
            members.required("paused", Decode::bool),
            members.required("cursor", Decode::text),
            members.required("backlog", Decode::integer),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
