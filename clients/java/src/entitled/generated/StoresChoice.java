// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/** New settings of stores. A setting that is left out stays. */
public final class StoresChoice extends Params {
    public StoresChoice() {
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
