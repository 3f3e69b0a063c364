// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** The results of the posts to a URL. */
public final class WebhookReport extends Params<WebhookReport> {
    public WebhookReport(String url) {
        set("url", url);
    }

    /** Time of the latest delivery. */
    public WebhookReport deliveredAt(Instant deliveredAt) {
        return give("deliveredAt", deliveredAt);
    }

    /** As {@link #deliveredAt(Instant)}. */
    public WebhookReport deliveredAt(String deliveredAt) {
        return give("deliveredAt", deliveredAt);
    }

    /**
     * The latest failed attempt for the oldest event that waits for another attempt; if no event
     * waits, the latest failed attempt.
     */
    public WebhookReport failure(WebhookFailure failure) {
        return give("failure", failure);
    }
}
