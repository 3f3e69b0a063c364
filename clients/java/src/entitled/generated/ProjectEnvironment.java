// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Which purchases give access: those of production, those of the sandbox, or both (any). A newer
 * daemon may send words that are not among these.
 */
public final class ProjectEnvironment extends Word {
    public static final ProjectEnvironment PRODUCTION = new ProjectEnvironment("production");
    public static final ProjectEnvironment SANDBOX = new ProjectEnvironment("sandbox");
    public static final ProjectEnvironment ANY = new ProjectEnvironment("any");

    public ProjectEnvironment(String word) {
        super(word);
    }
}
