// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The peer's role does not reach that of the method. {@code uid} and {@code role} are the peer's
 * (null: a stranger), {@code needed} the method's.
 */
public final class PermissionDeniedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public PermissionDeniedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
