// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code revoke} answers.
 *
 * @param entitlement The entitlement after the call. A purchase may still give it.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record RevokeResult(
        Entitlement entitlement,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
