// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Role that the caller needs. A newer daemon may send words that are not among these. */
public record SuggestedCallRole(String word) implements Word {
    public static final SuggestedCallRole READ = new SuggestedCallRole("read");
    public static final SuggestedCallRole WRITE = new SuggestedCallRole("write");
    public static final SuggestedCallRole ADMIN = new SuggestedCallRole("admin");

    @Override
    public String toString() {
        return word;
    }
}
