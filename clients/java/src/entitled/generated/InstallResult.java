// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code install} answers.
 *
 * @param device One install of one app. A reinstall is a new device.
 * @param created False for a device that was known.
 * @param user Who somebody is: the current user of a device, or the user that an id reaches.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record InstallResult(
        String device,
        boolean created,
        User user,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static InstallResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new InstallResult(
            members.required("device", Decode::text),
            members.required("created", Decode::bool),
            members.required("user", User::decode),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
