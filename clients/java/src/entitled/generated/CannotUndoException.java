// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The link cannot be taken back: what came of it cannot be told apart any more, or it was undone
 * before. {@code obstacle} says which.
 */
public final class CannotUndoException extends RemoteException {
    private static final long serialVersionUID = 1;

    public CannotUndoException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
