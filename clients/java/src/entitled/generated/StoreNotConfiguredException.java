// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * The project does not define the store of {@code store.notify}. The store sends the notification
 * again if the web server answers {@code httpStatus}.
 */
public final class StoreNotConfiguredException extends RemoteException {
    private static final long serialVersionUID = 1;

    public StoreNotConfiguredException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
