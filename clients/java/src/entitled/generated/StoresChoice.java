// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** New settings of stores. A setting that is left out stays. */
public final class StoresChoice extends Params {
    public StoresChoice() {
    }

    /**
     * How the project verifies what the App Store sends. Replaces the settings as a whole; null
     * removes them.
     */
    public StoresChoice appStore(StoresChoiceAppStore appStore) {
        give("appStore", appStore);
        return this;
    }

    /** Sends null as {@code appStore}, which clears it. */
    public StoresChoice clearAppStore() {
        set("appStore", null);
        return this;
    }

    /**
     * How the project verifies and reads what Google Play sends. Replaces the settings as a
     * whole; null removes them.
     */
    public StoresChoice playStore(StoresChoicePlayStore playStore) {
        give("playStore", playStore);
        return this;
    }

    /** Sends null as {@code playStore}, which clears it. */
    public StoresChoice clearPlayStore() {
        set("playStore", null);
        return this;
    }

    /**
     * How the project verifies and reads Stripe's events. Replaces the settings as a whole; null
     * removes them.
     */
    public StoresChoice stripe(StoresChoiceStripe stripe) {
        give("stripe", stripe);
        return this;
    }

    /** Sends null as {@code stripe}, which clears it. */
    public StoresChoice clearStripe() {
        set("stripe", null);
        return this;
    }

    /** Stores of the project's own. They replace the previous list as a whole. */
    public StoresChoice custom(List<String> custom) {
        give("custom", custom);
        return this;
    }

    /** Stores of the project's own. They replace the previous list as a whole. */
    public StoresChoice custom(String... custom) {
        give("custom", List.of(custom));
        return this;
    }
}
