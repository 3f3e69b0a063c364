// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * A batch has more than {@code limit} entries, and the daemon executes none of them. Or the
 * replies to earlier entries have more than {@code limit} bytes, and the daemon does not execute
 * this entry.
 */
public final class BatchTooLargeException extends RemoteException {
    private static final long serialVersionUID = 1;

    public BatchTooLargeException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
