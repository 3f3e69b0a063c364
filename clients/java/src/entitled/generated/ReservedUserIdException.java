// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The id begins with the project's anonymous prefix, or it is the id of an anonymous user or a
 * customerId. In {@code user.import}: the id belongs to another customer, or no daemon makes such
 * an anonymous id or customerId.
 */
public final class ReservedUserIdException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ReservedUserIdException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
