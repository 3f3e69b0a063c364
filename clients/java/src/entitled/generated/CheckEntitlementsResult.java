// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * What {@code checkEntitlements} answers.
 *
 * @param userId Id of the user that the result is about.
 * @param known Whether the project has this user. Absent unless the request has {@code
 *     ifUnknown}.
 * @param entitlements Entitlements by their ids, including inactive entitlements.
 * @param at The moment that the result is for.
 * @param warnings Absent when there are no warnings.
 */
public record CheckEntitlementsResult(
        String userId,
        @OrNull Boolean known,
        Map<String, Entitlement> entitlements,
        Instant at,
        @OrNull List<Warning> warnings
) {}
