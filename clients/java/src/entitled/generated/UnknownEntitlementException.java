// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The project knows no such entitlement, and it is to be granted or explained. {@code nearest}
 * lists like ones.
 */
public final class UnknownEntitlementException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownEntitlementException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
