// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The project uses the system's clock, which cannot be advanced. */
public final class ClockNotManualException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ClockNotManualException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
