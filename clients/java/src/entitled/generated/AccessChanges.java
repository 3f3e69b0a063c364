// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.util.Map;

/**
 * Whose access a definition changes, at the moment of the call. If {@code counted} is false, the
 * project has too many customers and purchases, and the numbers are missing.
 *
 * @param customers How many customers gain or lose an entitlement.
 * @param gained How many customers gain each entitlement. Entitlements that nobody gains are
 *     missing.
 * @param lost How many customers lose each entitlement. Entitlements that nobody loses are
 *     missing.
 * @param counted False if the project has more than {@code definitionRecordsMax} customers and
 *     purchases.
 */
public record AccessChanges(
        @OrNull Long customers,
        @OrNull Map<String, Long> gained,
        @OrNull Map<String, Long> lost,
        boolean counted
) {}
