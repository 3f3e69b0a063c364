// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code identify} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 * @param created True when this call created the user.
 * @param outcome attached: the user became a holder of at least one purchase, and no holder lost
 *     any. moved: purchases moved from the anonymous user to this user. aliased: both users
 *     became one customer. switched: only the device's current user changed. unchanged: the user
 *     was already logged in.
 * @param shouldRefresh True exactly when {@code purchases} or {@code claimed} is not empty: the
 *     app refreshes what it shows.
 * @param purchases Purchases that changed holders. After an alias: the purchases that the
 *     anonymous user's customer held.
 * @param claimed The unclaimed purchases that this call gave to the user, with those that replace
 *     them; absent if there are none. In the order of {@code store}, then {@code
 *     originalTransactionId}.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record IdentifyResult(
        User user,
        boolean created,
        IdentifyResultOutcome outcome,
        boolean shouldRefresh,
        List<Move> purchases,
        @OrNull List<Move> claimed,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
