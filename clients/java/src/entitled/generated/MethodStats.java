// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.Map;

/**
 * The requests of a method, without those that the daemon has not answered yet.
 *
 * @param requests How many requests the daemon answered, with results or errors.
 * @param errors How many errors of each kind. Kinds that did not occur are missing.
 * @param durations A histogram of durations since the daemon's start, in microseconds.
 */
public record MethodStats(
        long requests,
        Map<String, Long> errors,
        Durations durations
) {}
