// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The link cannot be taken back, and nothing is changed. {@code obstacle} says why: {@code
 * unknownEvent}, {@code otherKind} (the event makes no link), {@code noLink} (nothing came of
 * it), {@code undone} before, {@code isUndo}, {@code laterAlias} (cannot be told apart any more),
 * {@code tooMuch}, {@code unclear}; {@code event} names the event that stands in the way.
 */
public final class CannotUndoException extends RemoteException {
    private static final long serialVersionUID = 1;

    public CannotUndoException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
