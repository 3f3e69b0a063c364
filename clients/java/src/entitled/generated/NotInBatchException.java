// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The method is not allowed in a batch. */
public final class NotInBatchException extends RemoteException {
    private static final long serialVersionUID = 1;

    public NotInBatchException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
