// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What a method of a project may be given. */
public abstract class ProjectParams<T extends ProjectParams<T>> extends Params<T> {
    /** Id of the project. */
    public T project(String project) {
        return give("project", project);
    }
}
