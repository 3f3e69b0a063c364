// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * Settings of the stores in which a project sells.
 *
 * @param custom Stores of the project's own, in byte order.
 */
public record Stores(
        List<String> custom
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Stores decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Stores(
            members.required("custom", Decode.listOf(Decode::text))
        );
    }
}
