package entitled.values;

import java.util.Map;

/** An object that may be given to the daemon. */
public interface Given {
    /** Its members, by their names on the wire. */
    Map<String, Object> given();
}
