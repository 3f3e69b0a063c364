// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code events.unsubscribe} answers.
 *
 * @param subscription Id of a subscription. It is unique within one connection.
 * @param cursor The daemon sent every matching event up to this cursor.
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
