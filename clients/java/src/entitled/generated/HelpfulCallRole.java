// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Role that the caller needs. A newer daemon may send words that are not among these. */
public record HelpfulCallRole(String word) implements Word {
    public static final HelpfulCallRole READ = new HelpfulCallRole("read");
    public static final HelpfulCallRole WRITE = new HelpfulCallRole("write");
    public static final HelpfulCallRole ADMIN = new HelpfulCallRole("admin");

    @Override
    public String toString() {
        return word;
    }
}
