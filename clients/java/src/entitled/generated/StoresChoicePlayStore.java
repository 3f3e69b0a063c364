// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/**
 * How the project verifies and reads what Google Play sends. Replaces the settings as a whole;
 * null removes them.
 */
public final class StoresChoicePlayStore extends Params {
    public StoresChoicePlayStore(List<String> packages) {
        set("packages", packages);
    }
    public StoresChoicePlayStore(String... packages) {
        set("packages", List.of(packages));
    }
}
