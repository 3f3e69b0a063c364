// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** What is to be revoked was bought, or nobody granted it, or the grant is over. */
public final class NotAManualGrantException extends RemoteException {
    private static final long serialVersionUID = 1;

    public NotAManualGrantException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
