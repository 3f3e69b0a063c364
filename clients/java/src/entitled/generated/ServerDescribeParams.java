// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code server.describe} may be given. */
public final class ServerDescribeParams extends Params<ServerDescribeParams> {
    /** Name of the method to describe. Default: the list of all methods. */
    public ServerDescribeParams method(String method) {
        return give("method", method);
    }
}
