// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * The connections, and the replies that wait on them.
 *
 * @param open Open connections.
 * @param opened Connections that clients opened since the daemon's start.
 * @param refused Connections that the daemon refused since its start, because there were too
 *     many.
 * @param peers The open connections by uid and role.
 * @param owedBytes Replies that wait for the disk.
 * @param unsentBytes Replies that wait for clients to read them.
 */
public record ConnectionStats(
        long open,
        long opened,
        long refused,
        List<PeerStats> peers,
        long owedBytes,
        long unsentBytes
) {}
