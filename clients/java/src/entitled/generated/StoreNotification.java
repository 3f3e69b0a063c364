// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
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
 * @param originalTransactionId Chain of {@code transactionId}; absent without it.
 * @param transactionId Transaction that an ignored message of Apple is about, for example one
 *     that asks for consumption data. Absent otherwise.
 */
public record StoreNotification(
        @OrNull String id,
        @OrNull String type,
        @OrNull String subtype,
        Instant at,
        @OrNull PurchaseEnvironment environment,
        @OrNull String originalTransactionId,
        @OrNull String transactionId
) {}
