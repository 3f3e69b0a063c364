// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code events.subscribe} answers.
 *
 * @param subscription Id of a subscription. It is unique within one connection.
 * @param cursor The subscription sends the events after this cursor.
 */
public record Subscription(
        String subscription,
        String cursor
) {}
