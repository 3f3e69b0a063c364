// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * What {@code userProperties} answers.
 *
 * @param properties Properties by their names. setUserProperty stores at most 100 per customer.
 */
public record UserPropertiesResult(
        Map<String, String> properties
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserPropertiesResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserPropertiesResult(
            members.required("properties", Decode.mapOf(Decode::text))
        );
    }
}
