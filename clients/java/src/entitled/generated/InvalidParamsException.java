// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude
 * each other. {@code field} points to it; {@code nearest} lists similar names.
 */
public final class InvalidParamsException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InvalidParamsException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
