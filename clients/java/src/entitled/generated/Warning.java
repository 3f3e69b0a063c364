// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * A sign that an accepted request may be a mistake.
 *
 * @param kind See Protocol.
 * @param message An explanation in one sentence.
 * @param nearest Similar names that exist, nearest first. Null where it is absent.
 * @param fields In sameMoment: the fields that two statements of one moment give different
 *     values. Null where it is absent.
 */
public record Warning(
        WarningKind kind,
        String message,
        List<String> nearest,
        List<String> fields
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Warning decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Warning(
            members.required("kind", Decode.word(WarningKind::new)),
            members.required("message", Decode::text),
            members.optional("nearest", Decode.listOf(Decode::text)),
            members.optional("fields", Decode.listOf(Decode::text))
        );
    }
}
