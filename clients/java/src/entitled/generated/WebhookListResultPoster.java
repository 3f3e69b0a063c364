// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * The process that posts the project's events; absent if there is none.
 *
 * @param uid See Protocol.
 * @param pid See Protocol.
 */
public record WebhookListResultPoster(
        long uid,
        long pid
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookListResultPoster decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookListResultPoster(
            members.required("uid", Decode::integer),
            members.required("pid", Decode::integer)
        );
    }
}
