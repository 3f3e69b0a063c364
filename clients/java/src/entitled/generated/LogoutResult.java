// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code logout} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 * @param outcome loggedOut: the device's anonymous user is current again. rotated: the device has
 *     a new anonymous user. unchanged: no user was logged in.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record LogoutResult(
        User user,
        LogoutResultOutcome outcome,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
