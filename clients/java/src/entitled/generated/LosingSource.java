// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A purchase or grant that also gives the entitlement, but does not supply its fields.
 *
 * @param lostBy The first criterion, in the order of rules.md, in which the two differ.
 * @param text An explanation in one sentence.
 * @param entitlement The entitlement as this purchase or grant alone would give it.
 */
public record LosingSource(
        LosingSourceLostBy lostBy,
        String text,
        Entitlement entitlement
) {}
