// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A project: a namespace for users, purchases, rules and events, with the counts of its records.
 *
 * @param id A project: a namespace for users, purchases, rules and events. Projects share no
 *     data.
 * @param rules Every rule of a project. rules.md describes each rule.
 * @param products Products by their ids.
 * @param entitlements Ids that {@code grant} accepts in addition to the entitlements of the
 *     catalogue.
 * @param environment Which purchases give access: those of production, those of the sandbox, or
 *     both (any).
 * @param clock The clock of a project: the system's, or a manual clock, which only moves when it
 *     is advanced.
 * @param webhooks URLs that receive the project's events. Only {@code project.webhooks} returns
 *     the secrets.
 * @param stores Settings of the stores in which a project sells.
 * @param createdAt Time of the creation, by the project's own clock.
 * @param counts Number of records of a project.
 */
public record Project(
        String id,
        Rules rules,
        Map<String, Product> products,
        List<String> entitlements,
        ProjectEnvironment environment,
        Clock clock,
        List<WebhookSummary> webhooks,
        Stores stores,
        Instant createdAt,
        Counts counts
) {}
