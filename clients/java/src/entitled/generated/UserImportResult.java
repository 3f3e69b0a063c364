// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
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
        User user,
        boolean created,
        UserImportResultOutcome outcome,
        List<UserImportResultPurchasesItem> purchases,
        Map<String, Entitlement> entitlements,
        List<Warning> warnings,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserImportResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserImportResult(
            members.optional("user", User::decode),
            members.required("created", Decode::bool),
            members.required("outcome", Decode.word(UserImportResultOutcome::new)),
            members.required("purchases", Decode.listOf(UserImportResultPurchasesItem::decode)),
            members.required("entitlements", Decode.mapOf(Entitlement::decode)),
            members.optional("warnings", Decode.listOf(Warning::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
