// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The user has no active grant of this entitlement. For example, a purchase gives it, or the
 * grant has ended.
 */
public final class NotAManualGrantException extends RemoteException {
    private static final long serialVersionUID = 1;

    public NotAManualGrantException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
