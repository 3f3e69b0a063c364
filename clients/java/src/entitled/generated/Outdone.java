// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * A purchase or a grant that gives an entitlement, too, and gives way to another one.
 *
 * @param lostBy What decided: the first in the order of rules.md in which the two differ.
 * @param text One sentence for people.
 * @param entitlement As it would be if nothing else gave it.
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
