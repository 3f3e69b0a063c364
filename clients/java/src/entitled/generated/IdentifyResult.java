// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.util.List;

/**
 * What {@code identify} answers.
 *
 * @param user Who somebody is: the current user of a device, or the user that an id reaches.
 * @param created True when this call made the user.
 * @param outcome attached: the user gained at least one purchase and nobody lost any. moved: it
 *     gained what the anonymous user lost. aliased: the two became one customer. switched: nobody
 *     gained any. unchanged: it was the same user already.
 * @param shouldRefresh True exactly when {@code purchases} is not empty.
 * @param purchases What changed holder; on an alias, what the anonymous user's customer held.
 * @param dryRun Only there, and true, in a dry run. Null where it is absent.
 * @param events Only in a dry run: what would be told. Null where it is absent.
 * @param replayed Only there, and true, when an idempotency key gave the stored result. Null
 *     where it is absent.
 */
public record IdentifyResult(
        User user,
        boolean created,
        IdentifyResultOutcome outcome,
        boolean shouldRefresh,
        List<Move> purchases,
        Boolean dryRun,
        List<Event> events,
        Boolean replayed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static IdentifyResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new IdentifyResult(
            members.required("user", User::decode),
            members.required("created", Decode::bool),
            members.required("outcome", Decode.word(IdentifyResultOutcome::new)),
            members.required("shouldRefresh", Decode::bool),
            members.required("purchases", Decode.listOf(Move::decode)),
            members.optional("dryRun", Decode::bool),
            members.optional("events", Decode.listOf(Event::decode)),
            members.optional("replayed", Decode::bool)
        );
    }
}
