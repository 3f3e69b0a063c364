// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The line is no JSON text, in the strict sense of lines.md. {@code offset} is the first byte
 * that cannot stand where it stands, counted from 0.
 */
public final class ParseErrorException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ParseErrorException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
