// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A call grants or explains an entitlement that the project does not have. {@code nearest} lists
 * similar names.
 */
public final class UnknownEntitlementException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownEntitlementException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
