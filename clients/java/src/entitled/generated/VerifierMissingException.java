// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The system has no libcrypto, which verifies what Apple signed. All other methods work. */
public final class VerifierMissingException extends RemoteException {
    private static final long serialVersionUID = 1;

    public VerifierMissingException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
