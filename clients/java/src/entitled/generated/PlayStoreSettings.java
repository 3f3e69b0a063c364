// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** How the project verifies and reads what Google Play sends. */
public final class PlayStoreSettings extends Shared<PlayStoreSettings> {
    PlayStoreSettings(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static PlayStoreSettings of(List<String> packages) {
        return new PlayStoreSettings(Map.of()).with("packages", packages);
    }

    /** With what must be given. */
    public static PlayStoreSettings of(String... packages) {
        return of(List.of(packages));
    }

    /** Package names of the apps whose notifications the project takes. */
    public List<String> packages() {
        return get("packages");
    }
}
