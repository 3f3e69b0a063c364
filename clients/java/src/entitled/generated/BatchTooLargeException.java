// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** A batch has more entries than {@code limit}. None was carried out. */
public final class BatchTooLargeException extends RemoteException {
    private static final long serialVersionUID = 1;

    public BatchTooLargeException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
