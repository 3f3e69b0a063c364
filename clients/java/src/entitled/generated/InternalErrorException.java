// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The daemon has a fault. Its log has the same {@code reference}. */
public final class InternalErrorException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InternalErrorException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
