// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;

/**
 * What {@code webhook.list} answers.
 *
 * @param poster The process that posts the project's events; absent if there is none.
 * @param webhooks In the order of project.define.
 */
public record WebhookListResult(
        @OrNull WebhookListResultPoster poster,
        List<WebhookStatus> webhooks
) {}
