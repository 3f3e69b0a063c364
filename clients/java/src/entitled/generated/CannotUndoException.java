// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The daemon cannot undo the link. Nothing changes. {@code obstacle} is the reason: {@code
 * unknownEvent}; {@code otherKind}: an event of this kind cannot be undone; {@code noLink}: the
 * event linked nothing; {@code undone}: the link is already undone; {@code isUndo}: the event
 * comes from an undo; {@code laterAlias}: a later alias merged the customer with another user;
 * {@code tooMuch}: too many users and purchases depend on the link; {@code unclear}: a deletion
 * erased part of the history. {@code event} is the id of the event that prevents the undo.
 */
public final class CannotUndoException extends RemoteException {
    private static final long serialVersionUID = 1;

    public CannotUndoException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
