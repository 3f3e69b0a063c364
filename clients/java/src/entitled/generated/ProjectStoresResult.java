// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code project.stores} answers.
 *
 * @param stores Settings of the stores in which a project sells.
 */
public record ProjectStoresResult(
        Stores stores
) {}
