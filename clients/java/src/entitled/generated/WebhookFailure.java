// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * The latest failed attempt for the oldest event that waits for another attempt; if no event
 * waits, the latest failed attempt.
 *
 * @param at Time of the latest attempt.
 * @param cursor Cursor of the event.
 * @param reason Why the attempt failed, for people.
 * @param attempts Number of attempts so far to post the event.
 * @param nextAttemptAt Time of the next attempt; null if the event is delivered or no program
 *     posts it.
 */
public record WebhookFailure(
        Instant at,
        String cursor,
        String reason,
        long attempts,
        Instant nextAttemptAt
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookFailure decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookFailure(
            members.required("at", Decode::moment),
            members.required("cursor", Decode::text),
            members.required("reason", Decode::text),
            members.required("attempts", Decode::integer),
            members.required("nextAttemptAt", Decode.nullable(Decode::moment))
        );
    }
}
