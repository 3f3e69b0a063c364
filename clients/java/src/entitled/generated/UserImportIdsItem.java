// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;

/** See {@code UserImportIdsItem} in Protocol. */
public final class UserImportIdsItem extends Params {
    public UserImportIdsItem(String id, UserImportIdsItemKind kind) {
        set("id", id);
        set("kind", kind);
    }
    public UserImportIdsItem(String id, String kind) {
        set("id", id);
        set("kind", kind);
    }

    /** Device of an anonymous id. */
    public UserImportIdsItem device(String device) {
        give("device", device);
        return this;
    }

    /** Sends null as {@code device}, which clears it. */
    public UserImportIdsItem clearDevice() {
        set("device", null);
        return this;
    }

    /** Without it, now. */
    public UserImportIdsItem createdAt(Instant createdAt) {
        give("createdAt", createdAt);
        return this;
    }

    /** Without it, now. */
    public UserImportIdsItem createdAt(String createdAt) {
        give("createdAt", createdAt);
        return this;
    }

    /** Sends null as {@code createdAt}, which clears it. */
    public UserImportIdsItem clearCreatedAt() {
        set("createdAt", null);
        return this;
    }
}
