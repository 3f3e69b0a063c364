// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The line is JSON, but not a request: it is not an object or an empty batch, it has no method,
 * its {@code jsonrpc} is not "2.0", or its id or params have a wrong type.
 */
public final class InvalidRequestException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InvalidRequestException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
