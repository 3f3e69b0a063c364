// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code webhook.list} may be given. */
public final class WebhookListParams extends ProjectParams<WebhookListParams> {
}
