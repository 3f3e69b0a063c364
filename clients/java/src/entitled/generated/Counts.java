// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * Number of records of a project.
 *
 * @param devices See Protocol.
 * @param users See Protocol.
 * @param customers A merged customer counts once.
 * @param purchases See Protocol.
 * @param unclaimed Unclaimed purchases, which have had no holder yet; {@code purchases} counts
 *     them too.
 * @param events See Protocol.
 */
public record Counts(
        long devices,
        long users,
        long customers,
        long purchases,
        long unclaimed,
        long events
) {}
