// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code events.subscribe} answers.
 *
 * @param subscription A subscription of one connection; another connection may have one of the
 *     same name.
 * @param cursor The place behind which it tells.
 */
public record EventsSubscribeResult(
        String subscription,
        String cursor
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static EventsSubscribeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new EventsSubscribeResult(
            members.required("subscription", Decode::text),
            members.required("cursor", Decode::text)
        );
    }
}
