// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code project.webhooks} may be given. */
public final class ProjectWebhooksParams extends ProjectParams<ProjectWebhooksParams> {
}
