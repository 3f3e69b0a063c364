// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code setUserProperty} answers.
 *
 * @param userId Id of the user that the result is about.
 * @param key Name of a property: 1 to 80 letters, digits, and _ . : - $.
 * @param value Value of a property.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record SetUserPropertyResult(
        String userId,
        String key,
        String value,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
