// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record PeerRole(String word) implements Word {
    public static final PeerRole READ = new PeerRole("read");
    public static final PeerRole WRITE = new PeerRole("write");
    public static final PeerRole ADMIN = new PeerRole("admin");

    @Override
    public String toString() {
        return word;
    }
}
