// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * More requests are waiting than the daemon accepts. Nothing changes. With a null {@code id}, the
 * daemon dropped an unfinished line, and {@code limit} is the total size of all unfinished lines.
 */
public final class OverloadedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public OverloadedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
