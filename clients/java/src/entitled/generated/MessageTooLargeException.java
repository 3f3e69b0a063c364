// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * More bytes came without a line feed than {@code limit}. The line was dropped; the next one is
 * read as always.
 */
public final class MessageTooLargeException extends RemoteException {
    private static final long serialVersionUID = 1;

    public MessageTooLargeException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
