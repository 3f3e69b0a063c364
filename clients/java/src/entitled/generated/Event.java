// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * Something that happened in a project. What else stands in it depends on its kind; see rules.md.
 *
 * @param cursor The project's running number; not there in a dry run. Null where it is absent.
 * @param id Made up; never the same twice.
 * @param kind What happened.
 * @param at RFC 3339. Taken with any offset and precision; given in UTC with milliseconds.
 * @param project A namespace: projects share no device, user, purchase or event.
 * @param user The customerId of the one whom it is about; not there in clockAdvanced, which is
 *     about nobody. Null where it is absent.
 * @param userId There when that one is identified. Null where it is absent.
 * @param anonymousId There when that one is anonymous; beside userId in identified and loggedOut,
 *     where it is the device's anonymous user, the new one after a rotation. Null where it is
 *     absent.
 * @param cause Either a request ({@code method}, and its {@code id} as it came; no {@code id} for
 *     a notification), or {@code clock}: something came due by itself.
 * @param device userCreated, identified, loggedOut, purchaseRecorded, purchaseRenewed,
 *     purchaseUpdated, purchaseExpired, and what comes of a purchase: the device, null where
 *     there is none.
 * @param outcome identified: what identify answered. Null where it is absent.
 * @param from Of a move: who held the purchase before. Null where it is absent.
 * @param to Of a move: who holds it now. Null where it is absent.
 * @param shared Of a move: whether those in {@code from} keep it. Null where it is absent.
 * @param undone linkUndone: the id of the event whose link was taken back. Null where it is
 *     absent.
 * @param aliases usersAliased, and linkUndone where customers part: every id that reaches the
 *     customer now, in the order of their bytes. Null where it is absent.
 * @param absorbed usersAliased: the customerId that became part of {@code user}; not there when
 *     the id that joined was new. Null where it is absent.
 * @param entitlements entitlementsActivated, entitlementsDeactivated: whose access changed, in
 *     the order of their bytes. granted, grantRevoked: the one. Null where it is absent.
 * @param store The store that took the money: appStore, playStore, amazon, huawei, stripe, web,
 *     or any other such word. Null where it is absent.
 * @param originalTransactionId One transaction of a store. Null where it is absent.
 * @param transactionId One transaction of a store. Null where it is absent.
 * @param product A product, as the store or the catalogue calls it. Null where it is absent.
 * @param productKind What a product is; it decides how a purchase moves and ends. Null where it
 *     is absent.
 * @param holders purchase…: who holds it. Null where it is absent.
 * @param environment Where the store took the money. Null where it is absent.
 * @param firstPurchasedAt RFC 3339. Taken with any offset and precision; given in UTC with
 *     milliseconds. Null where it is absent.
 * @param purchasedAt RFC 3339. Taken with any offset and precision; given in UTC with
 *     milliseconds. Null where it is absent.
 * @param expiresAt Of a purchase: the end of its period. granted, grantRevoked: the end that the
 *     grant has, or had.
 * @param periodType What the customer pays for a period. Null where it is absent.
 * @param isFamilyShared Null where it is absent.
 * @param price See Protocol.
 * @param currency See Protocol.
 * @param country See Protocol.
 * @param offerCode See Protocol.
 * @param attributes Up to 20 strings of the caller's own, told again in the events of this
 *     purchase. Null where it is absent.
 * @param now clockAdvanced: what the clock shows now. Null where it is absent.
 */
public record Event(
        String cursor,
        String id,
        EventKind kind,
        Instant at,
        String project,
        String user,
        String userId,
        String anonymousId,
        Cause cause,
        Maybe<String> device,
        EventOutcome outcome,
        List<String> from,
        String to,
        Boolean shared,
        String undone,
        List<String> aliases,
        String absorbed,
        List<String> entitlements,
        String store,
        String originalTransactionId,
        String transactionId,
        String product,
        ProductKind productKind,
        List<String> holders,
        PurchaseEnvironment environment,
        Instant firstPurchasedAt,
        Instant purchasedAt,
        Maybe<Instant> expiresAt,
        PeriodType periodType,
        Boolean isFamilyShared,
        Maybe<String> price,
        Maybe<String> currency,
        Maybe<String> country,
        Maybe<String> offerCode,
        Map<String, String> attributes,
        Instant now
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Event decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Event(
            members.optional("cursor", Decode::text),
            members.required("id", Decode::text),
            members.required("kind", Decode.word(EventKind::new)),
            members.required("at", Decode::moment),
            members.required("project", Decode::text),
            members.optional("user", Decode::text),
            members.optional("userId", Decode::text),
            members.optional("anonymousId", Decode::text),
            members.required("cause", Cause::decode),
            members.both("device", Decode.nullable(Decode::text)),
            members.optional("outcome", Decode.word(EventOutcome::new)),
            members.optional("from", Decode.listOf(Decode::text)),
            members.optional("to", Decode::text),
            members.optional("shared", Decode::bool),
            members.optional("undone", Decode::text),
            members.optional("aliases", Decode.listOf(Decode::text)),
            members.optional("absorbed", Decode::text),
            members.optional("entitlements", Decode.listOf(Decode::text)),
            members.optional("store", Decode::text),
            members.optional("originalTransactionId", Decode::text),
            members.optional("transactionId", Decode::text),
            members.optional("product", Decode::text),
            members.optional("productKind", Decode.word(ProductKind::new)),
            members.optional("holders", Decode.listOf(Decode::text)),
            members.optional("environment", Decode.word(PurchaseEnvironment::new)),
            members.optional("firstPurchasedAt", Decode::moment),
            members.optional("purchasedAt", Decode::moment),
            members.both("expiresAt", Decode.nullable(Decode::moment)),
            members.optional("periodType", Decode.word(PeriodType::new)),
            members.optional("isFamilyShared", Decode::bool),
            members.both("price", Decode.nullable(Decode::text)),
            members.both("currency", Decode.nullable(Decode::text)),
            members.both("country", Decode.nullable(Decode::text)),
            members.both("offerCode", Decode.nullable(Decode::text)),
            members.optional("attributes", Decode.mapOf(Decode::text)),
            members.optional("now", Decode::moment)
        );
    }
}
