// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code project.webhooks} may be given. */
public final class ProjectWebhooksParams extends Params {
    public ProjectWebhooksParams() {
    }

    /** Id of the project. */
    public ProjectWebhooksParams project(String project) {
        give("project", project);
        return this;
    }
}
