// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;

/**
 * A reason why an entitlement is not active.
 *
 * @param kind What is missing; rules.md describes each kind.
 * @param text An explanation in one sentence.
 * @param store Store of the purchase, if the reason is about a purchase. In {@code noPurchase}:
 *     of a claim of the user, which no store has reported yet.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param holder In {@code heldByAnother} and {@code notIdentified}: the holder of the purchase.
 *     An identified holder comes before an anonymous holder, then the first in byte order.
 * @param since Last millisecond with access. In {@code refunded} and {@code revoked}: time of the
 *     refund or revocation. In {@code notIdentified}: when the holder logged out on this device,
 *     if it did.
 * @param until In {@code paused}: end of the pause. In {@code notYet}: start of access.
 * @param because In {@code heldByAnother}: the steps that led to the holder.
 * @param suggestedCalls Calls that would each make the entitlement active at the moment that the
 *     result is for. A call is listed under the first reason that it removes.
 */
public record MissingReason(
        MissingReasonKind kind,
        String text,
        @OrNull String store,
        @OrNull String originalTransactionId,
        @OrNull String product,
        @OrNull String holder,
        @OrNull Instant since,
        @OrNull Instant until,
        @OrNull List<ExplanationStep> because,
        List<SuggestedCall> suggestedCalls
) {}
