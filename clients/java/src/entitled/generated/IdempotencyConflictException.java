// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** A call of the same method used this key with other params in the last 24 hours. */
public final class IdempotencyConflictException extends RemoteException {
    private static final long serialVersionUID = 1;

    public IdempotencyConflictException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
