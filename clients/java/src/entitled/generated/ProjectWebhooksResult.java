// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * What {@code project.webhooks} answers.
 *
 * @param webhooks See Protocol.
 */
public record ProjectWebhooksResult(
        List<Webhook> webhooks
) {}
