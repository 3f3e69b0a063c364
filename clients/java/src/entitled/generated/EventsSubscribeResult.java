// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code events.subscribe} answers.
 *
 * @param subscription Id of a subscription. It is unique within one connection.
 * @param cursor The subscription sends the events after this cursor.
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
