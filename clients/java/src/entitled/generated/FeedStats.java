// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
) {}
