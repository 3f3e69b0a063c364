// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.RemoteException;
import java.util.Map;

/**
 * {@code products} leaves out a product that a stored transaction names, and {@code removed} does
 * not name it. Nothing changes. {@code product} is the first such product; {@code customers}
 * counts who holds a purchase that names it, also an expired one. {@code customers} is missing if
 * the project has more than {@code definitionRecordsMax} customers and purchases: each product
 * counts as used then.
 */
public final class ProductInUseException extends RemoteException {
    private static final long serialVersionUID = 1;

    public ProductInUseException(long code, String message, Map<String, Object> data) {
        super(code, message, data);
    }
}
