// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code events.unsubscribe} answers.
 *
 * @param subscription A subscription of one connection; another connection may have one of the
 *     same name.
 * @param cursor Everything up to here was told, or is of no kind that was wanted.
 */
public record EventsUnsubscribeResult(
        String subscription,
        String cursor
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static EventsUnsubscribeResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new EventsUnsubscribeResult(
            members.required("subscription", Decode::text),
            members.required("cursor", Decode::text)
        );
    }
}
