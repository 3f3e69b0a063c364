// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;
import java.util.Map;

/**
 * What {@code purchase} answers.
 *
 * @param purchase One product bought in one store, its transactions and its holders.
 * @param created True when the purchase is new.
 * @param outcome recorded: a new purchase. received: the buyer did not hold the purchase, and
 *     holds it now. claimed: the purchase had no holder before; now the buyer holds it.
 *     planChanged: a new transaction with another product. renewed: any other new transaction.
 *     updated: a fact with {@code asOf} changed a known transaction. stale: the daemon had newer
 *     information about every field that differs. unchanged: no field differs, the transaction is
 *     known and the call has no {@code asOf}, or the transaction is new and older than the
 *     latest.
 * @param stale The params that lost against newer information; absent when there are none.
 * @param entitlements The buyer's entitlements after the call. Without {@code device} and {@code
 *     userId}: those of the holder, or none if the purchase has no holder.
 * @param warnings Absent when there are no warnings.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record PurchaseResult(
        Purchase purchase,
        boolean created,
        PurchaseOutcome outcome,
        @OrNull List<String> stale,
        Map<String, Entitlement> entitlements,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
