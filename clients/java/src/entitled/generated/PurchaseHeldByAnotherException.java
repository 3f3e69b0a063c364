// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * Another user holds the purchase, and a rule of the project keeps it there. {@code holder} and
 * {@code rule} name them. In {@code user.import} there is no {@code rule}: the import does not
 * name the holder. Nothing changes.
 */
public final class PurchaseHeldByAnotherException extends RemoteException {
    private static final long serialVersionUID = 1;

    public PurchaseHeldByAnotherException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
