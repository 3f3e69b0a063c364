// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * More is waiting than the daemon holds. Nothing was done. With {@code id} null, a line that had
 * not ended was dropped: {@code limit} is what all such lines may take.
 */
public final class OverloadedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public OverloadedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
