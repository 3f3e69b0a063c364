// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** No user may have this id: it is empty, or in the project's {@code blockedUserIds}. */
public final class BlockedUserIdException extends RemoteException {
    private static final long serialVersionUID = 1;

    public BlockedUserIdException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
