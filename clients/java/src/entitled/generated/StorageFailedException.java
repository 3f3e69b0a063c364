// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The write may not have reached the disk. The daemon ends, and what it finds at its next start
 * is the truth. Or the store cannot be read where the request had to look: then the daemon goes
 * on.
 */
public final class StorageFailedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public StorageFailedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
