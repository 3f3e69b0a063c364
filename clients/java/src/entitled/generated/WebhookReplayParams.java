// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code webhook.replay} may be given. */
public final class WebhookReplayParams extends WritingParams<WebhookReplayParams> {
}
