// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.Map;

/**
 * What {@code userProperties} answers.
 *
 * @param properties From a property's name to its value; a customer has at most 100 by
 *     setUserProperty.
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
