// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A purchase or grant that also gives an entitlement and lost against the winner.
 *
 * @param lostBy The first criterion, in the order of rules.md, in which the two differ.
 * @param text An explanation in one sentence.
 * @param entitlement The entitlement as this purchase or grant alone would give it.
 */
public record Outdone(
        OutdoneLostBy lostBy,
        String text,
        Entitlement entitlement
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Outdone decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Outdone(
            members.required("lostBy", Decode.word(OutdoneLostBy::new)),
            members.required("text", Decode::text),
            members.required("entitlement", Entitlement::decode)
        );
    }
}
