// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The id is one that nobody may have: the empty one, or one of the project's {@code
 * blockedUserIds}.
 */
public final class BlockedUserIdException extends RemoteException {
    private static final long serialVersionUID = 1;

    public BlockedUserIdException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
