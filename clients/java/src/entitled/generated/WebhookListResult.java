// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code webhook.list} answers.
 *
 * @param poster The process that posts the project's events; absent if there is none. Null where
 *     it is absent.
 * @param webhooks In the order of project.define.
 */
public record WebhookListResult(
        WebhookListResultPoster poster,
        List<WebhookStatus> webhooks
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookListResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookListResult(
            members.optional("poster", WebhookListResultPoster::decode),
            members.required("webhooks", Decode.listOf(WebhookStatus::decode))
        );
    }
}
