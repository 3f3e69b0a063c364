// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * The readers of events.
 *
 * @param waits {@code events.wait} requests that wait now.
 * @param subscriptions Open subscriptions.
 * @param consumers Consumers, by project and name: at most 256.
 * @param moreConsumers Whether there are more consumers.
 */
public record FeedStats(
        long waits,
        long subscriptions,
        List<ConsumerLag> consumers,
        boolean moreConsumers
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static FeedStats decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new FeedStats(
            members.required("waits", Decode::integer),
            members.required("subscriptions", Decode::integer),
            members.required("consumers", Decode.listOf(ConsumerLag::decode)),
            members.required("moreConsumers", Decode::bool)
        );
    }
}
