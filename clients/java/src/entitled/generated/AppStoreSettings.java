// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** How the project verifies what the App Store sends. */
public final class AppStoreSettings extends Shared<AppStoreSettings> {
    AppStoreSettings(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static AppStoreSettings of(List<AppStoreApp> apps) {
        return new AppStoreSettings(Map.of()).with("apps", apps);
    }

    /** With what must be given. */
    public static AppStoreSettings of(AppStoreApp... apps) {
        return of(List.of(apps));
    }

    /** Apps whose notifications the project takes. */
    public List<AppStoreApp> apps() {
        return get("apps");
    }

    /** Environments that the project takes. */
    public @OrNull List<AppStoreEnvironment> environments() {
        return get("environments");
    }

    /** A copy with that as {@link #environments()}. */
    public AppStoreSettings withEnvironments(List<AppStoreEnvironment> environments) {
        return with("environments", environments);
    }

    /** Root certificates that replace Apple's, as DER in base64. Empty for Apple's. */
    public @OrNull List<String> roots() {
        return get("roots");
    }

    /** A copy with that as {@link #roots()}. */
    public AppStoreSettings withRoots(List<String> roots) {
        return with("roots", roots);
    }
}
