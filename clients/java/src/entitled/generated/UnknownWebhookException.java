// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The project has no webhook with this URL. The error does not repeat the URL. */
public final class UnknownWebhookException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownWebhookException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
