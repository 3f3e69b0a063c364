// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;

/**
 * What {@code user.delete} answers.
 *
 * @param tombstone New id that replaces every erased id in events. It belongs to no user.
 * @param users Number of erased users: the aliases of the customer.
 * @param devices Number of erased devices. {@code install} can register them again.
 * @param purchases Number of erased purchases: those that no other customer holds.
 * @param shared Number of purchases that other customers hold and keep.
 * @param traces What is left of what is erased. {@code pending}: free bytes of the daemon's
 *     files, until {@code clearedBy}; {@code tracesCleared} tells when they are overwritten.
 *     {@code cleared}: nothing. {@code database}: it is deleted from the shared database, whose
 *     files belong to its administrator (fleet.md).
 * @param clearedBy When the last byte is overwritten, at the latest. Only if {@code traces} is
 *     {@code pending}.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record UserDeleteResult(
        String tombstone,
        long users,
        long devices,
        long purchases,
        long shared,
        UserDeleteResultTraces traces,
        @OrNull Instant clearedBy,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
