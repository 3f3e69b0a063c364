// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import entitled.values.Given;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * An app of the App Store.
 *
 * @param bundleId Bundle id of the app.
 * @param appAppleId Number of the app at Apple. Required where {@code environments} has {@code
 *     Production}; null if not given.
 */
public record AppStoreApp(
        String bundleId,
        Maybe<Long> appAppleId
) implements Given {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static AppStoreApp decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new AppStoreApp(
            members.required("bundleId", Decode::text),
            members.both("appAppleId", Decode.nullable(Decode::integer))
        );
    }

    /** With what must be there. */
    public static AppStoreApp of(String bundleId) {
        return new AppStoreApp(bundleId, Maybe.absent());
    }

    /**
     * Number of the app at Apple. Required where {@code environments} has {@code Production};
     * null if not given.
     */
    public AppStoreApp withAppAppleId(Long appAppleId) {
        return new AppStoreApp(bundleId, Maybe.of(appAppleId));
    }

    @Override
    public Map<String, Object> given() {
        var given = new LinkedHashMap<String, Object>();
        given.put("bundleId", bundleId);
        appAppleId.ifThere(it -> given.put("appAppleId", it));
        return given;
    }
}
