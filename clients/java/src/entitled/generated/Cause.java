// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;

/**
 * What caused the event. A request gives its {@code method} and {@code id}; a notification has no
 * {@code id}. {@code clock} is true for a change that fell due.
 *
 * @param method See Protocol.
 * @param id See Protocol.
 * @param clock See Protocol.
 */
public record Cause(
        @OrNull String method,
        Maybe<Object> id,
        @OrNull Boolean clock
) {}
