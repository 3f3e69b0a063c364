// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code webhook.pause} may be given. */
public final class WebhookPauseParams extends WritingParams<WebhookPauseParams> {
}
