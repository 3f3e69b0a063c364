// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * The commits since the daemon's start.
 *
 * @param turns Turns that became durable. A turn is what the daemon decides together; a commit
 *     has one or more.
 * @param waitingTurns Turns that wait for the disk now.
 * @param failures Commits that failed, for example because the disk was full.
 * @param durations A histogram of durations since the daemon's start, in microseconds.
 */
public record CommitStats(
        long turns,
        long waitingTurns,
        long failures,
        Durations durations
) {}
