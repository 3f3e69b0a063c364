// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code events.acknowledge} answers.
 *
 * @param consumer Who reads the events: a name of the reader's own choice, such as that of a
 *     worker.
 * @param cursor Where the consumer stands: the greatest that it has acknowledged.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told, which is nothing. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record EventsAcknowledgeResult(
        String consumer,
        String cursor,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static EventsAcknowledgeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new EventsAcknowledgeResult(
            members.required("consumer", Decode::text),
            members.required("cursor", Decode::text),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
