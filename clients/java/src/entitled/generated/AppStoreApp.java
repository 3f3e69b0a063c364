// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Shared;
import java.util.Map;

/** An app of the App Store. */
public final class AppStoreApp extends Shared<AppStoreApp> {
    AppStoreApp(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static AppStoreApp of(String bundleId) {
        return new AppStoreApp(Map.of()).with("bundleId", bundleId);
    }

    /** Bundle id of the app. */
    public String bundleId() {
        return get("bundleId");
    }

    /**
     * Number of the app at Apple. Required where {@code environments} has {@code Production};
     * null if not given.
     */
    public Maybe<Long> appAppleId() {
        return maybe("appAppleId");
    }

    /** A copy with that as {@link #appAppleId()}. */
    public AppStoreApp withAppAppleId(Long appAppleId) {
        return with("appAppleId", appAppleId);
    }
}
