// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code server.ping} may be given. */
public final class ServerPingParams extends Params<ServerPingParams> {
    /** Value that the reply repeats, without the white space between its tokens. */
    public ServerPingParams echo(Object echo) {
        return give("echo", echo);
    }
}
