// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The daemon is shutting down. Nothing changes. */
public final class ShuttingDownException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ShuttingDownException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
