// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record MethodSummaryRole(String word) implements Word {
    public static final MethodSummaryRole READ = new MethodSummaryRole("read");
    public static final MethodSummaryRole WRITE = new MethodSummaryRole("write");
    public static final MethodSummaryRole ADMIN = new MethodSummaryRole("admin");

    @Override
    public String toString() {
        return word;
    }
}
