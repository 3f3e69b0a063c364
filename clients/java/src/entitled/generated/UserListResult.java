// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/**
 * What {@code user.list} answers.
 *
 * @param customerIds In byte order.
 * @param cursor What the next call gives as {@code after}.
 * @param more Whether more customers follow.
 */
public record UserListResult(
        List<String> customerIds,
        String cursor,
        boolean more
) {}
