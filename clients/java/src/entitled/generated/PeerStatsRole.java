// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * {@code none} for clients without a role, whose requests the daemon refuses. A newer daemon may
 * send words that are not among these.
 */
public final class PeerStatsRole extends Word {
    public static final PeerStatsRole NONE = new PeerStatsRole("none");
    public static final PeerStatsRole READ = new PeerStatsRole("read");
    public static final PeerStatsRole WRITE = new PeerStatsRole("write");
    public static final PeerStatsRole ADMIN = new PeerStatsRole("admin");

    public PeerStatsRole(String word) {
        super(word);
    }
}
