// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code purchase.update} answers.
 *
 * @param purchase One product bought in one store, its transactions and its holders.
 * @param outcome applied: a field changed. stale: the daemon had newer information about every
 *     field that differs. unchanged: no field differs.
 * @param stale The params that lost against newer information; absent when there are none.
 * @param warnings Absent when there are no warnings.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record PurchaseUpdateResult(
        Purchase purchase,
        PurchaseUpdateResultOutcome outcome,
        @OrNull List<String> stale,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
