// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * There are as many connections as the daemon takes. This is the answer to the first line, and
 * the connection is closed after it.
 */
public final class TooManyConnectionsException extends RemoteException {
    private static final long serialVersionUID = 1;

    public TooManyConnectionsException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
