// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

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
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static PeerStats decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new PeerStats(
            members.required("uid", Decode::integer),
            members.required("role", Decode.word(PeerStatsRole::new)),
            members.required("connections", Decode::integer)
        );
    }
}
