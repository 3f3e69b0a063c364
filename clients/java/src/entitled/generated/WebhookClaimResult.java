// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/**
 * What {@code webhook.claim} answers.
 *
 * @param claimed False if another connection has the claim. Then the daemon ignores the reports.
 */
public record WebhookClaimResult(
        boolean claimed
) {}
