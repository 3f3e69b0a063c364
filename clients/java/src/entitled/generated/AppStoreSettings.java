// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * How the project verifies what the App Store sends.
 *
 * @param apps Apps whose notifications the project takes.
 * @param environments Environments that the project takes.
 * @param roots Root certificates that replace Apple's, as DER in base64. Empty for Apple's.
 */
public record AppStoreSettings(
        List<AppStoreApp> apps,
        List<AppStoreEnvironment> environments,
        List<String> roots
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static AppStoreSettings decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new AppStoreSettings(
            members.required("apps", Decode.listOf(AppStoreApp::decode)),
            members.required("environments", Decode.listOf(Decode.word(AppStoreEnvironment::new))),
            members.required("roots", Decode.listOf(Decode::text))
        );
    }
}
