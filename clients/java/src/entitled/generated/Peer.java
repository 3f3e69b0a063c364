// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

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
        Role role
) {}
