// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code project.define} answers.
 *
 * @param project A project: a namespace for users, purchases, rules and events, with the counts
 *     of its records.
 * @param changes Whose access a definition changes, at the moment of the call. If {@code counted}
 *     is false, the project has too many customers and purchases, and the numbers are missing.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run. The changes of access
 *     that a new catalogue causes come later, and are not in the list: {@code changes} counts
 *     them.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record ProjectDefineResult(
        Project project,
        AccessChanges changes,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
