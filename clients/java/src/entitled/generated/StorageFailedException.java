// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The write may not be on the disk: the daemon stops, and its next start shows what is stored. Or
 * the daemon cannot read a record that the request needs, or its data file was removed: then it
 * keeps running.
 */
public final class StorageFailedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public StorageFailedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
