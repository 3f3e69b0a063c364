// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * What {@code webhook.claim} answers.
 *
 * @param claimed False if another connection has the claim. Then the daemon ignores the reports.
 */
public record WebhookClaimResult(
        boolean claimed
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookClaimResult decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookClaimResult(
            members.required("claimed", Decode::bool)
        );
    }
}
