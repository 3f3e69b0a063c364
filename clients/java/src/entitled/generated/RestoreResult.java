// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;
import java.util.Map;

/**
 * What {@code restore} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 * @param restored Purchases that the user holds now and did not hold before, with unclaimed ones
 *     that replace them. In the order of {@code store}, then {@code originalTransactionId}.
 * @param transferred Those of {@code restored} that another user lost.
 * @param refused Purchases that a rule refused to restore.
 * @param entitlements The user's entitlements after the call.
 * @param warnings Absent when there are no warnings.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record RestoreResult(
        User user,
        List<Move> restored,
        List<Move> transferred,
        List<Refusal> refused,
        Map<String, Entitlement> entitlements,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
