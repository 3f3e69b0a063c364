// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A link that stands though an earlier one was taken back.
 *
 * @param event The event that told of it.
 * @param method What brought it about.
 */
public record KeptLink(
        String event,
        KeptLinkMethod method
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static KeptLink decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new KeptLink(
            members.required("event", Decode::text),
            members.required("method", Decode.word(KeptLinkMethod::new))
        );
    }
}
