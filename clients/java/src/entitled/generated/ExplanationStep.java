// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;

/**
 * One step that led a user to an entitlement, or took it away. A member that does not apply, or
 * is not known, is absent.
 *
 * @param step Kind of the step; rules.md describes each kind.
 * @param text An explanation in one sentence.
 * @param at Time of the step, if it has a time. In {@code clock}: the moment that the result is
 *     for.
 * @param event Id of the event that reported the step.
 * @param cursor Cursor of that event.
 * @param rule The rule that applied in the step.
 * @param by In {@code claimed}: what led to the user.
 * @param method Method that made the step. In {@code revoked}: present if an import brought the
 *     end.
 * @param from Who had it before: at most ten ids, one id per customer. In {@code aliased}: the
 *     first customer. In {@code identified}: the device's anonymous user.
 * @param to Who has it afterwards. In {@code aliased}: the second customer.
 * @param device In {@code purchased} and {@code identified}: the device; null for a purchase
 *     without a device.
 * @param store Store that took the payment: appStore, macAppStore, playStore, amazon, huawei,
 *     samsung, roku, microsoft, paddle, stripe, web, or one of the project's {@code
 *     stores.custom}.
 * @param originalTransactionId Id that a store gives to a transaction.
 * @param transactionId Id that a store gives to a transaction.
 * @param product A product, by the id that the store and the catalogue use.
 * @param state State of the purchase or grant at that time.
 * @param since In {@code clock}: start of the state; when access is over, the last millisecond
 *     with access. In other steps: start of the period.
 * @param until Last millisecond of the state, as far as is known; the end of a pause. Null for no
 *     end.
 * @param recomputed True when an undo of an earlier link changed the outcome of this login;
 *     otherwise absent.
 */
public record ExplanationStep(
        ExplanationStepStep step,
        String text,
        @OrNull Instant at,
        @OrNull String event,
        @OrNull String cursor,
        @OrNull AppliedRule rule,
        @OrNull ExplanationStepBy by,
        @OrNull ExplanationStepMethod method,
        @OrNull List<String> from,
        @OrNull List<String> to,
        Maybe<String> device,
        @OrNull String store,
        @OrNull String originalTransactionId,
        @OrNull String transactionId,
        @OrNull String product,
        Maybe<State> state,
        Maybe<Instant> since,
        Maybe<Instant> until,
        @OrNull Boolean recomputed
) {}
