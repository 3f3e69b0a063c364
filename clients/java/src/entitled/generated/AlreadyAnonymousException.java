// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * No user is logged in on the device, and the project's {@code onAnonymousLogout} is {@code
 * refuse}.
 */
public final class AlreadyAnonymousException extends RemoteException {
    private static final long serialVersionUID = 1;

    public AlreadyAnonymousException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
