// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A line has more than {@code limit} bytes before its line feed. The daemon drops the line and
 * reads the next line as usual.
 */
public final class MessageTooLargeException extends RemoteException {
    private static final long serialVersionUID = 1;

    public MessageTooLargeException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
