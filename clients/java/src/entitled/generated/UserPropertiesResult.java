// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.Map;

/**
 * What {@code userProperties} answers.
 *
 * @param properties Properties by their names. setUserProperty stores at most 100 per customer.
 */
public record UserPropertiesResult(
        Map<String, String> properties
) {}
