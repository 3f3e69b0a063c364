// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code server.info} answers.
 *
 * @param version Version of the daemon.
 * @param protocol Version of this protocol.
 * @param limits The daemon's limits by name.
 * @param uptimeMs Milliseconds since the daemon started.
 * @param store Where the daemon keeps its data.
 * @param peer The other end of the connection, as the kernel reports it.
 */
public record ServerInfoResult(
        String version,
        long protocol,
        Limits limits,
        long uptimeMs,
        StoreState store,
        Peer peer
) {}
