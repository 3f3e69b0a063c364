// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** Settings of the stores in which a project sells. */
public final class Stores extends Shared<Stores> {
    Stores(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Stores of() {
        return new Stores(Map.of());
    }

    /** Absent when not defined. */
    public Maybe<AppStoreSettings> appStore() {
        return maybe("appStore");
    }

    /** A copy with that as {@link #appStore()}. */
    public Stores withAppStore(AppStoreSettings appStore) {
        return with("appStore", appStore);
    }

    /** Absent when not defined. */
    public Maybe<PlayStoreSettings> playStore() {
        return maybe("playStore");
    }

    /** A copy with that as {@link #playStore()}. */
    public Stores withPlayStore(PlayStoreSettings playStore) {
        return with("playStore", playStore);
    }

    /** Absent when not defined. */
    public Maybe<StripeSettings> stripe() {
        return maybe("stripe");
    }

    /** A copy with that as {@link #stripe()}. */
    public Stores withStripe(StripeSettings stripe) {
        return with("stripe", stripe);
    }

    /** Stores of the project's own, in byte order. */
    public @OrNull List<String> custom() {
        return get("custom");
    }

    /** A copy with that as {@link #custom()}. */
    public Stores withCustom(List<String> custom) {
        return with("custom", custom);
    }
}
