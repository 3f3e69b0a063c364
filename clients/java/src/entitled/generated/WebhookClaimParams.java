// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/** What {@code webhook.claim} may be given. */
public final class WebhookClaimParams extends ProjectParams<WebhookClaimParams> {
    /** The results of the posts. A report replaces the earlier report on its URL. */
    public WebhookClaimParams reports(List<WebhookReport> reports) {
        return give("reports", reports);
    }
}
