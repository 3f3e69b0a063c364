// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * One line in the list of methods.
 *
 * @param name See Protocol.
 * @param summary See Protocol.
 * @param role See Protocol.
 */
public record MethodSummary(
        String name,
        String summary,
        Role role
) {}
