// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The line is not valid JSON; lines.md defines the grammar. {@code offset} is the position of the
 * first wrong byte, counted from 0.
 */
public final class ParseErrorException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ParseErrorException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
