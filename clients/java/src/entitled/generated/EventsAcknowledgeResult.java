// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code events.acknowledge} answers.
 *
 * @param consumer Name of a consumer: a reader of the log whose position the daemon stores. The
 *     reader chooses it, for example {@code mailer}.
 * @param cursor Highest cursor that the consumer has acknowledged.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit: always none. Only in a dry run. Null where
 *     it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
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
