// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * How the project verifies and reads what Google Play sends.
 *
 * @param packages Package names of the apps whose notifications the project takes.
 */
public record PlayStoreSettings(
        List<String> packages
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static PlayStoreSettings decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new PlayStoreSettings(
            members.required("packages", Decode.listOf(Decode::text))
        );
    }
}
