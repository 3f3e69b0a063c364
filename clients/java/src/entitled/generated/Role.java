// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Role that the caller needs. A newer daemon may send words that are not among these. */
public final class Role extends Word {
    public static final Role READ = new Role("read");
    public static final Role WRITE = new Role("write");
    public static final Role ADMIN = new Role("admin");

    public Role(String word) {
        super(word);
    }
}
