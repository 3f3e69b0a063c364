// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The process that verifies what Apple signed ended, or took more than two seconds. The daemon
 * starts it again.
 */
public final class VerifierFailedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public VerifierFailedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
