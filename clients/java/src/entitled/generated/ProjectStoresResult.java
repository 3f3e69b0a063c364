// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code project.stores} answers.
 *
 * @param stores Settings of the stores in which a project sells.
 */
public record ProjectStoresResult(
        Stores stores
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static ProjectStoresResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new ProjectStoresResult(
            members.required("stores", Stores::decode)
        );
    }
}
