package entitled;

import entitled.generated.Kinds;
import java.util.LinkedHashMap;
import java.util.Map;

/** The daemon answered that it did not do it. There is a subclass for each kind. */
public class RemoteException extends EntitledException {
    private static final long serialVersionUID = 1;

    private final long code;
    private final LinkedHashMap<String, Object> data;

    protected RemoteException(long code, String message, Map<String, Object> data) {
        super(message, data.get("hint") instanceof String hint ? hint : null);
        this.code = code;
        this.data = new LinkedHashMap<>(data);
    }

    public long code() {
        return code;
    }

    /** What a program looks at. */
    public String kind() {
        return data.get("kind") instanceof String kind ? kind : "";
    }

    /** A JSON pointer to the param that is wrong; null where it is none. */
    public String field() {
        return data.get("field") instanceof String field ? field : null;
    }

    /** Whether the same call may succeed a little later. */
    public boolean retryable() {
        return Boolean.TRUE.equals(data.get("retryable"));
    }

    /** All that was said besides. */
    public Map<String, Object> data() {
        return data;
    }

    /** The error of a reply, in its own class; {@code isKnown}: this client has the method. */
    static EntitledException read(Object error, String method, boolean isKnown) {
        if (!(error instanceof Map<?, ?> map) || !(map.get("code") instanceof Long code)
                || !(map.get("message") instanceof String message)) {
            return new ProtocolViolationException("the reply has an error that is none");
        }
        var data = new LinkedHashMap<String, Object>();
        if (map.get("data") instanceof Map<?, ?> given) {
            given.forEach((name, value) -> data.put((String) name, value));
        }
        if ("unknownMethod".equals(data.get("kind")) && isKnown) {
            // It is in this client, so it is no slip of the caller's.
            var older = "this client knows " + method + ", so the daemon is older: update it";
            data.merge("hint", older, (hint, more) -> more + "; " + hint);
        }
        var kind = data.get("kind") instanceof String text ? text : "";
        return Kinds.BY_NAME.getOrDefault(kind, RemoteException::new).make(code, message, data);
    }
}
