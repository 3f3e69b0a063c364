// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * Something that was done, and may not be what was meant.
 *
 * @param kind See Protocol.
 * @param message One sentence for people.
 * @param nearest Names that do exist, the nearest first. Null where it is absent.
 */
public record Warning(
        WarningKind kind,
        String message,
        List<String> nearest
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Warning decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Warning(
            members.required("kind", Decode.word(WarningKind::new)),
            members.required("message", Decode::text),
            members.optional("nearest", Decode.listOf(Decode::text))
        );
    }
}
