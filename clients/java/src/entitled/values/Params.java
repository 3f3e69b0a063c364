package entitled.values;

import java.util.LinkedHashMap;
import java.util.Map;

/** Params that are put together; params that are not set are not sent. */
public abstract class Params implements Given {
    private final Map<String, Object> given = new LinkedHashMap<>();

    /** Sets a param by its name on the wire, also one that this client does not know yet. */
    public void set(String name, Object value) {
        given.put(name, value);
    }

    /** Sets a param, or takes it back where the value is null. */
    protected final void give(String name, Object value) {
        if (value == null) {
            given.remove(name);
        } else {
            given.put(name, value);
        }
    }

    @Override
    public Map<String, Object> given() {
        return given;
    }
}
