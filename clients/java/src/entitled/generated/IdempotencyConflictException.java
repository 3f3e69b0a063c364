// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The key was used within 24 hours for the same method with other params. */
public final class IdempotencyConflictException extends RemoteException {
    private static final long serialVersionUID = 1;

    public IdempotencyConflictException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
