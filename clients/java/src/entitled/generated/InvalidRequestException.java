// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The line is JSON, but no request: no object, no method, a {@code jsonrpc} that is not "2.0", an
 * id or params of a wrong type, an empty batch.
 */
public final class InvalidRequestException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InvalidRequestException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
