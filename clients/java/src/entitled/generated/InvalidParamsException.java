// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each
 * other came together. {@code field} points to it; {@code nearest} lists the names that an
 * unknown one may have meant.
 */
public final class InvalidParamsException extends RemoteException {
    private static final long serialVersionUID = 1;

    public InvalidParamsException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
