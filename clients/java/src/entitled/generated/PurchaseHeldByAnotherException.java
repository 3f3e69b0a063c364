// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** Somebody else holds the chain, and the rule keeps it there. Nothing was done. */
public final class PurchaseHeldByAnotherException extends RemoteException {
    private static final long serialVersionUID = 1;

    public PurchaseHeldByAnotherException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
