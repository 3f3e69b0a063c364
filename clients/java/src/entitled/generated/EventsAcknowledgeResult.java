// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code events.acknowledge} answers.
 *
 * @param consumer Name of a consumer: a reader of the log whose position the daemon stores. The
 *     reader chooses it, for example {@code mailer}.
 * @param cursor Highest cursor that the consumer has acknowledged.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit: always none. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record EventsAcknowledgeResult(
        String consumer,
        String cursor,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
