// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The project lives in the system's time. */
public final class ClockNotManualException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ClockNotManualException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
