// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * One line of the list of projects.
 *
 * @param id A namespace: projects share no device, user, purchase or event.
 * @param preset A named set of rules.
 * @param createdAt RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 * @param counts How much a project holds.
 */
public record ProjectSummary(
        String id,
        Preset preset,
        Instant createdAt,
        Counts counts
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectSummary decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectSummary(
            members.required("id", Decode::text),
            members.required("preset", Decode.word(Preset::new)),
            members.required("createdAt", Decode::moment),
            members.required("counts", Counts::decode)
        );
    }
}
