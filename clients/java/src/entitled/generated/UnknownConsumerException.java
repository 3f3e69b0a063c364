// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * No consumer of this name has acknowledged an event. {@code events.acknowledge} does not create
 * a name that begins with {@code webhook-}: those belong to webhooks.
 */
public final class UnknownConsumerException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnknownConsumerException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
