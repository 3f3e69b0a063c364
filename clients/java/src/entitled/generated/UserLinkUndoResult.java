// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code user.link.undo} answers.
 *
 * @param undone Id of the undone event.
 * @param purchases Purchases that changed holders.
 * @param kept Later changes that stay: restores, purchases and imports that would have found
 *     other holders, the aliases that they made, and earlier undos about the same users and
 *     purchases. A call that emitted no event is never among them.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record UserLinkUndoResult(
        String undone,
        List<Move> purchases,
        List<RemainingChange> kept,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
