// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The project has no such user. {@code explain} then names a purchase that waits for this id, its
 * account token.
 */
public final class UnknownUserException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownUserException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
