// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

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
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ServerInfoResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ServerInfoResult(
            members.required("version", Decode::text),
            members.required("protocol", Decode::integer),
            members.required("limits", Limits::decode),
            members.required("uptimeMs", Decode::integer),
            members.required("store", StoreState::decode),
            members.required("peer", Peer::decode)
        );
    }
}
