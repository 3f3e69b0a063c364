// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code project.stores} may be given. */
public final class ProjectStoresParams extends ProjectParams<ProjectStoresParams> {
}
