// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The daemon does not trust what {@code store.notify} got: {@code reason} is {@code malformed},
 * {@code algorithm}, {@code chainLength}, {@code certificate}, {@code chain}, {@code extension},
 * {@code validity}, {@code signature}, {@code app}, {@code environment}, {@code
 * unsignedEnvironment} or {@code age}; stores.md says what each means. {@code httpStatus} is what
 * the web server should answer.
 */
public final class UnverifiedException extends RemoteException {
    private static final long serialVersionUID = 1;

    public UnverifiedException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
