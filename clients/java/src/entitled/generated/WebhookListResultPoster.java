// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * The process that posts the project's events; absent if there is none.
 *
 * @param uid See Protocol.
 * @param pid See Protocol.
 */
public record WebhookListResultPoster(
        long uid,
        long pid
) {}
