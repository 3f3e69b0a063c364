// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
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
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ConnectionStats decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ConnectionStats(
            members.required("open", Decode::integer),
            members.required("opened", Decode::integer),
            members.required("refused", Decode::integer),
            members.required("peers", Decode.listOf(PeerStats::decode)),
            members.required("owedBytes", Decode::integer),
            members.required("unsentBytes", Decode::integer)
        );
    }
}
