// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The daemon has reached its maximum of connections. It replies to the first line with this error
 * and closes the connection.
 */
public final class TooManyConnectionsException extends RemoteException {
    private static final long serialVersionUID = 1;

    public TooManyConnectionsException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
