// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * {@code paused} by webhook.pause; {@code stopped} if no program posts; {@code failing} if an
 * event waits for another attempt; else {@code posting}. A newer daemon may send words that are
 * not among these.
 */
public final class WebhookStatusState extends Word {
    public static final WebhookStatusState PAUSED = new WebhookStatusState("paused");
    public static final WebhookStatusState STOPPED = new WebhookStatusState("stopped");
    public static final WebhookStatusState FAILING = new WebhookStatusState("failing");
    public static final WebhookStatusState POSTING = new WebhookStatusState("posting");

    public WebhookStatusState(String word) {
        super(word);
    }
}
