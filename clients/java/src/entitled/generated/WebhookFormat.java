// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Format of a delivery. {@code entitled}: the event as in the log. {@code purchasely}: as
 * Purchasely documents it (webhooks.md). A newer daemon may send words that are not among these.
 */
public record WebhookFormat(String word) implements Word {
    public static final WebhookFormat ENTITLED = new WebhookFormat("entitled");
    public static final WebhookFormat PURCHASELY = new WebhookFormat("purchasely");

    @Override
    public String toString() {
        return word;
    }
}
