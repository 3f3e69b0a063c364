// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;
import java.util.Map;

/**
 * What {@code user.import} answers.
 *
 * @param user The customer's user. Missing when {@code ids} is empty.
 * @param created Whether the customer is new.
 * @param outcome {@code unchanged} when everything was there already.
 * @param purchases What happened to each purchase, in the given order, and then to each claim.
 * @param entitlements Entitlements by their ids, including inactive entitlements.
 * @param warnings See Protocol.
 * @param dryRun True in a dry run; otherwise absent.
 * @param events The events that the call would emit. Only in a dry run.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 */
public record UserImportResult(
        @OrNull User user,
        boolean created,
        UserImportResultOutcome outcome,
        List<UserImportResultPurchasesItem> purchases,
        Map<String, Entitlement> entitlements,
        @OrNull List<Warning> warnings,
        @OrNull Boolean dryRun,
        @OrNull List<Event> events,
        @OrNull Boolean replayed
) {}
