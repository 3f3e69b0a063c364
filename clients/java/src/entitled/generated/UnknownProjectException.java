// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The daemon has no such project. */
public final class UnknownProjectException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownProjectException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
