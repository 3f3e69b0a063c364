// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The disk has no room for the write. Nothing changes, and reading still works. */
public final class StorageFullException extends RemoteException {
    private static final long serialVersionUID = 1;

    public StorageFullException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
