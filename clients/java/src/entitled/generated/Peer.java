// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * The other end of the connection, as the kernel reports it.
 *
 * @param uid See Protocol.
 * @param gid See Protocol.
 * @param pid See Protocol.
 * @param role See Protocol.
 */
public record Peer(
        long uid,
        long gid,
        long pid,
        PeerRole role
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Peer decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Peer(
            members.required("uid", Decode::integer),
            members.required("gid", Decode::integer),
            members.required("pid", Decode::integer),
            members.required("role", Decode.word(PeerRole::new))
        );
    }
}
