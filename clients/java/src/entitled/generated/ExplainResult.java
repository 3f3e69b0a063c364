// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.OrNull;
import java.time.Instant;
import java.util.List;

/**
 * What {@code explain} answers.
 *
 * @param userId Id of the user that the result is about.
 * @param active Whether the user has access.
 * @param entitlement The entitlement, as {@code checkEntitlements} returns it.
 * @param at The moment that the result is for.
 * @param because The steps that lead to the result: the purchase or grant, each change of holder,
 *     the catalogue and the clock. When no purchase or grant is active, the steps of one that was
 *     active or may become active. At most 50 steps: the first and the last.
 * @param others Purchases and grants that also give the entitlement and lost against the winner,
 *     best first. At most 20.
 * @param missing What prevents access. Empty when the entitlement is active. At most 20.
 * @param omitted How many entries the daemon left out of each list. Absent when every list is
 *     complete.
 */
public record ExplainResult(
        String userId,
        boolean active,
        Entitlement entitlement,
        Instant at,
        List<ExplanationStep> because,
        List<LosingSource> others,
        List<MissingReason> missing,
        @OrNull ExplainResultOmitted omitted
) {}
