// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code user.export} answers.
 *
 * @param user Who somebody is: the current user of a device, or the user that an id reaches.
 * @param ids Every id that reaches the customer, in the order of their bytes.
 * @param devices Those whose anonymous or identified user is the customer's, in the order of
 *     their bytes.
 * @param purchases What the customer holds, each transaction whole.
 * @param grants Those of the past, too.
 * @param properties See Protocol.
 * @param overridden What users of the customer had set, or removed (an empty value), before
 *     another of them set it anew.
 * @param entitlements From an entitlement's id to the entitlement, inactive ones too.
 * @param at Of the entitlements, and of the states of the purchases: now.
 * @param events What was told of the customer, the oldest first, up to 1000.
 * @param cursor Where events.read goes on, with the same id as {@code user}.
 * @param moreEvents True when events.read would tell more.
 */
public record UserExportResult(
        User user,
        List<UserExportResultIdsItem> ids,
        List<UserExportResultDevicesItem> devices,
        List<Purchase> purchases,
        List<UserExportResultGrantsItem> grants,
        List<UserExportResultPropertiesItem> properties,
        List<UserExportResultOverriddenItem> overridden,
        Map<String, Entitlement> entitlements,
        Instant at,
        List<Event> events,
        String cursor,
        boolean moreEvents
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResult(
            members.required("user", User::decode),
            members.required("ids", Decode.listOf(UserExportResultIdsItem::decode)),
            members.required("devices", Decode.listOf(UserExportResultDevicesItem::decode)),
            members.required("purchases", Decode.listOf(Purchase::decode)),
            members.required("grants", Decode.listOf(UserExportResultGrantsItem::decode)),
            members.required("properties", Decode.listOf(UserExportResultPropertiesItem::decode)),
            members.required("overridden", Decode.listOf(UserExportResultOverriddenItem::decode)),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.required("at", Decode::moment),
            members.required("events", Decode.listOf(Event::decode)),
            members.required("cursor", Decode::text),
            members.required("moreEvents", Decode::bool)
        );
    }
}
