// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * The open connections of a uid with a role.
 *
 * @param uid See Protocol.
 * @param role {@code none} for clients without a role, whose requests the daemon refuses.
 * @param connections How many connections.
 */
public record PeerStats(
        long uid,
        PeerStatsRole role,
        long connections
) {}
