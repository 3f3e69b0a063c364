// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code webhook.resume} may be given. */
public final class WebhookResumeParams extends WritingParams<WebhookResumeParams> {
}
