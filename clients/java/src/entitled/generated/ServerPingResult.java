// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import java.time.Instant;

/**
 * What {@code server.ping} answers.
 *
 * @param pong Always true.
 * @param now Time of the system clock.
 * @param echo The value from the request; absent when the request has none.
 */
public record ServerPingResult(
        boolean pong,
        Instant now,
        Maybe<Object> echo
) {}
