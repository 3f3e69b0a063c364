// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The caller's role is lower than the role that the method needs. {@code uid} and {@code role}
 * are the caller's ({@code none} without a role), and {@code needs} is the method's role.
 */
public final class PermissionDeniedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public PermissionDeniedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
