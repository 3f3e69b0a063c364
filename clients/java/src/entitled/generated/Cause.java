// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;

/**
 * What caused the event. A request gives its {@code method} and {@code id}; a notification has no
 * {@code id}. {@code clock} is true for a change that fell due.
 *
 * @param method Null where it is absent.
 * @param id See Protocol.
 * @param clock Null where it is absent.
 */
public record Cause(
        String method,
        Maybe<Object> id,
        Boolean clock
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Cause decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Cause(
            members.optional("method", Decode::text),
            members.both("id", Decode.nullable(Decode.either(Decode::text, Decode::number))),
            members.optional("clock", Decode::bool)
        );
    }
}
