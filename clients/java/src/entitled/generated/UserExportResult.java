// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
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
 * @param events Events of the customer, oldest first, at most 1000.
 * @param cursor Position at which events.read continues, with the same id as {@code user}.
 * @param moreEvents True when events.read has more events of the customer.
 */
public record UserExportResult(
        User user,
        String firstId,
        String lastId,
        List<KnownId> ids,
        List<Device> devices,
        List<String> accountTokens,
        List<Purchase> purchases,
        List<PurchaseRef> claims,
        List<Grant> grants,
        List<Property> properties,
        List<Property> overridden,
        Map<String, Entitlement> entitlements,
        Instant at,
        @OrNull List<Event> events,
        @OrNull String cursor,
        @OrNull Boolean moreEvents
) {}
