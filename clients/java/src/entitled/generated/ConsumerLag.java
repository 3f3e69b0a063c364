// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * A consumer of a feed.
 *
 * @param project A project: a namespace for users, purchases, rules and events. Projects share no
 *     data.
 * @param consumer Name of a consumer: a reader of the log whose position the daemon stores. The
 *     reader chooses it, for example {@code mailer}.
 * @param cursor A position in a project's log: the number of the last event before it. "0" is the
 *     position before the first event.
 * @param lag Events that it has not acknowledged.
 */
public record ConsumerLag(
        String project,
        String consumer,
        String cursor,
        long lag
) {}
