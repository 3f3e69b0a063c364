// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The shared database could not be reached, or did not answer in time; other stores have no such
 * error. With {@code outcome} {@code notApplied}, nothing changed. With {@code unknown}, the
 * change may or may not be stored.
 */
public final class StorageUnavailableException extends RemoteException {
    private static final long serialVersionUID = 1;

    public StorageUnavailableException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
