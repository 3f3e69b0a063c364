// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/** The id has more Unicode scalars than the project's {@code userIdLengthMax}. */
public final class UserIdTooLongException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UserIdTooLongException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
