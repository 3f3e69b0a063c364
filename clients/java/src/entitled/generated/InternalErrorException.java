// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** A fault of the daemon's own. {@code reference} stands in its log too. */
public final class InternalErrorException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InternalErrorException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
