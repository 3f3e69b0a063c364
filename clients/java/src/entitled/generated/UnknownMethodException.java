// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The daemon has no such method. {@code nearest} lists similar names. */
public final class UnknownMethodException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownMethodException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
