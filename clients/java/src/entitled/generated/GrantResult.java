// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code grant} answers.
 *
 * @param entitlement The entitlement after the call. A purchase supplies its values if the
 *     purchase wins against the grant.
 * @param warnings Absent when there are no warnings.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record GrantResult(
        Entitlement entitlement,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
