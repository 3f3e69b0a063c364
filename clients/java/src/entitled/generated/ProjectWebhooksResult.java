// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code project.webhooks} answers.
 *
 * @param webhooks See Protocol.
 */
public record ProjectWebhooksResult(
        List<Webhook> webhooks
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectWebhooksResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectWebhooksResult(
            members.required("webhooks", Decode.listOf(Webhook::decode))
        );
    }
}
