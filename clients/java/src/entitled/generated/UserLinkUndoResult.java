// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code user.link.undo} answers.
 *
 * @param undone The event.
 * @param purchases What changed holder; {@code to} is who holds it now, also where somebody only
 *     lost it.
 * @param kept What came later and stands: restores and purchases that found other holders than
 *     they would have, aliases that these made, and links of the same users and purchases that
 *     were taken back since.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record UserLinkUndoResult(
        String undone,
        List<Move> purchases,
        List<KeptLink> kept,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static UserLinkUndoResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new UserLinkUndoResult(
            members.required("undone", Decode::text),
            members.required("purchases", Decode.listOf(Move::decode)),
            members.required("kept", Decode.listOf(KeptLink::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
