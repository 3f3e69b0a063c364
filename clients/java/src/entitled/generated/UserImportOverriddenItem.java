// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code UserImportOverriddenItem} in Protocol. */
public final class UserImportOverriddenItem extends Params {
    public UserImportOverriddenItem(String key, String value) {
        set("key", key);
        set("value", value);
    }

    /** Without it, before everything that is set here. */
    public UserImportOverriddenItem setAt(Instant setAt) {
        give("setAt", setAt);
        return this;
    }

    /** Without it, before everything that is set here. */
    public UserImportOverriddenItem setAt(String setAt) {
        give("setAt", setAt);
        return this;
    }

    /** Sends null as {@code setAt}, which clears it. */
    public UserImportOverriddenItem clearSetAt() {
        set("setAt", null);
        return this;
    }
}
