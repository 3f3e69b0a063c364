// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * In whose words events are posted: {@code entitled}, as the feed has them, or {@code
 * purchasely}, as Purchasely's page shows them (webhooks.md). A newer daemon may send words that
 * are not among these.
 */
public record WebhookFormat(String word) implements Word {
    public static final WebhookFormat ENTITLED = new WebhookFormat("entitled");
    public static final WebhookFormat PURCHASELY = new WebhookFormat("purchasely");

    @Override
    public String toString() {
        return word;
    }
}
