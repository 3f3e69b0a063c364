// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A batch has more entries than {@code limit}, and none was carried out; or the answers to the
 * entries before this one have more than {@code limit} bytes, and this one was not carried out.
 */
public final class BatchTooLargeException extends RemoteException {
    private static final long serialVersionUID = 1;

    public BatchTooLargeException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
