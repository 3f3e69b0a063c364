// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;

/**
 * One line in the list of projects.
 *
 * @param id A project: a namespace for users, purchases, rules and events. Projects share no
 *     data.
 * @param preset A named set of rules.
 * @param createdAt RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any
 *     UTC offset and precision, and returns UTC with milliseconds.
 * @param counts Number of records of a project.
 */
public record ProjectSummary(
        String id,
        Preset preset,
        Instant createdAt,
        Counts counts
) {}
