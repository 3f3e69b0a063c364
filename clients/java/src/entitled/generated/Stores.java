// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * Settings of the stores in which a project sells.
 *
 * @param appStore Absent when not defined. Null where it is absent.
 * @param playStore Absent when not defined. Null where it is absent.
 * @param stripe Absent when not defined. Null where it is absent.
 * @param custom Stores of the project's own, in byte order.
 */
public record Stores(
        AppStoreSettings appStore,
        PlayStoreSettings playStore,
        StripeSettings stripe,
        List<String> custom
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Stores decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Stores(
            members.optional("appStore", AppStoreSettings::decode),
            members.optional("playStore", PlayStoreSettings::decode),
            members.optional("stripe", StripeSettings::decode),
            members.required("custom", Decode.listOf(Decode::text))
        );
    }
}
