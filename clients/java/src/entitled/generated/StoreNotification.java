// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;

/**
 * The store's message. {@code id} and {@code type} are null for a bare signed transaction, and
 * for what the caller fetched.
 *
 * @param id Apple's {@code notificationUUID}, Google's {@code messageId}, Stripe's event id.
 * @param type The store's type.
 * @param subtype Apple's subtype; null if there is none.
 * @param at Time at which the store made it.
 * @param environment Null if the message has none.
 * @param originalTransactionId Chain of {@code transactionId}; absent without it. Null where it
 *     is absent.
 * @param transactionId Transaction that an ignored message of Apple is about, for example one
 *     that asks for consumption data. Absent otherwise. Null where it is absent.
 */
public record StoreNotification(
        String id,
        String type,
        String subtype,
        Instant at,
        StoreNotificationEnvironment environment,
        String originalTransactionId,
        String transactionId
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static StoreNotification decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new StoreNotification(
            members.required("id", Decode.nullable(Decode::text)),
            members.required("type", Decode.nullable(Decode::text)),
            members.required("subtype", Decode.nullable(Decode::text)),
            members.required("at", Decode::moment),
            members.required("environment", Decode.nullable(Decode.word(StoreNotificationEnvironment::new))),
            members.optional("originalTransactionId", Decode::text),
            members.optional("transactionId", Decode::text)
        );
    }
}
