// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The project has no purchase with this store and originalTransactionId, or the purchase has no
 * such transaction. Nothing changes.
 */
public final class UnknownPurchaseException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownPurchaseException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
