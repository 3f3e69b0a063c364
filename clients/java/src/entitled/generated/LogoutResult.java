// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code logout} answers.
 *
 * @param user Who somebody is: the current user of a device, or the user that an id reaches.
 * @param outcome loggedOut: back to the device's anonymous user. rotated: the device has a new
 *     anonymous user. unchanged: nobody was logged in.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record LogoutResult(
        User user,
        LogoutResultOutcome outcome,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static LogoutResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new LogoutResult(
            members.required("user", User::decode),
            members.required("outcome", Decode.word(LogoutResultOutcome::new)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
