// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code user.export} answers.
 *
 * @param user The current user of a device, or the user that an id belongs to.
 * @param firstId First id that the customer had. After a merge, that of the older customer.
 * @param lastId Id that acted last: the user of the last install, identify, purchase or restore.
 * @param ids Every id of the customer, in byte order.
 * @param devices Devices whose anonymous or identified user belongs to the customer, in byte
 *     order.
 * @param accountTokens Account tokens registered for the customer, in byte order.
 * @param purchases Purchases that the customer holds, with all their transactions.
 * @param claims Purchases that an import gave to the customer and that no store has reported yet.
 * @param grants Grants, including those that have ended.
 * @param properties See Protocol.
 * @param overridden Earlier values of properties that another user of the same customer replaced.
 *     An empty value is a removal.
 * @param entitlements Entitlements by their ids, including inactive entitlements.
 * @param at Time of the entitlements and of the purchases' states: now.
 * @param events Events of the customer, oldest first, at most 1000. Null where it is absent.
 * @param cursor Position at which events.read continues, with the same id as {@code user}. Null
 *     where it is absent.
 * @param moreEvents True when events.read has more events of the customer. Null where it is
 *     absent.
 */
public record UserExportResult(
        User user,
        String firstId,
        String lastId,
        List<UserExportResultIdsItem> ids,
        List<UserExportResultDevicesItem> devices,
        List<String> accountTokens,
        List<Purchase> purchases,
        List<PurchaseRef> claims,
        List<UserExportResultGrantsItem> grants,
        List<UserExportResultPropertiesItem> properties,
        List<UserExportResultOverriddenItem> overridden,
        Map<String, Entitlement> entitlements,
        Instant at,
        List<Event> events,
        String cursor,
        Boolean moreEvents
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserExportResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserExportResult(
            members.required("user", User::decode),
            members.required("firstId", Decode::text),
            members.required("lastId", Decode::text),
            members.required("ids", Decode.listOf(UserExportResultIdsItem::decode)),
            members.required("devices", Decode.listOf(UserExportResultDevicesItem::decode)),
            members.required("accountTokens", Decode.listOf(Decode::text)),
            members.required("purchases", Decode.listOf(Purchase::decode)),
            members.required("claims", Decode.listOf(PurchaseRef::decode)),
            members.required("grants", Decode.listOf(UserExportResultGrantsItem::decode)),
            members.required("properties", Decode.listOf(UserExportResultPropertiesItem::decode)),
            members.required("overridden", Decode.listOf(UserExportResultOverriddenItem::decode)),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.required("at", Decode::moment),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("cursor", Decode::text),
            members.optional("moreEvents", Decode::bool)
        );
    }
}
