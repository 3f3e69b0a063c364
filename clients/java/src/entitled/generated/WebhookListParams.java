// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code webhook.list} may be given. */
public final class WebhookListParams extends Params {
    public WebhookListParams() {
    }

    /** Id of the project. */
    public WebhookListParams project(String project) {
        give("project", project);
        return this;
    }
}
