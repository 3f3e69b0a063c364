// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A later change that stays although an earlier link is undone.
 *
 * @param event Id of the event that reported it.
 * @param method Method that made it.
 */
public record RemainingChange(
        String event,
        RemainingChangeMethod method
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static RemainingChange decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new RemainingChange(
            members.required("event", Decode::text),
            members.required("method", Decode.word(RemainingChangeMethod::new))
        );
    }
}
