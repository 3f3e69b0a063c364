// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** What {@code webhook.claim} may be given. */
public final class WebhookClaimParams extends Params {
    public WebhookClaimParams() {
    }

    /** The results of the posts. A report replaces the earlier report on its URL. */
    public WebhookClaimParams reports(List<WebhookReport> reports) {
        give("reports", reports);
        return this;
    }

    /** Id of the project. */
    public WebhookClaimParams project(String project) {
        give("project", project);
        return this;
    }
}
