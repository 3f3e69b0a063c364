// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.List;
import java.util.Map;

/**
 * What {@code user.import} answers.
 *
 * @param user The customer's user. Missing when {@code ids} is empty. Null where it is absent.
 * @param created Whether the customer is new.
 * @param outcome {@code unchanged} when everything was there already.
 * @param purchases What happened to each purchase, in the given order, and then to each claim.
 * @param entitlements Entitlements by their ids, including inactive entitlements.
 * @param warnings Null where it is absent.
 * @param dryRun True in a dry run; otherwise absent. Null where it is absent.
 * @param events The events that the call would emit. Only in a dry run. Null where it is absent.
 * @param replayed True when this is the stored result of an idempotency key; otherwise absent.
 *     Null where it is absent.
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
