// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Format of a delivery. {@code entitled}: the event as in the log. {@code purchasely}, {@code
 * revenuecat} and {@code qonversion}: as these systems document it (webhooks.md). A newer daemon
 * may send words that are not among these.
 */
public final class WebhookFormat extends Word {
    public static final WebhookFormat ENTITLED = new WebhookFormat("entitled");
    public static final WebhookFormat PURCHASELY = new WebhookFormat("purchasely");
    public static final WebhookFormat REVENUECAT = new WebhookFormat("revenuecat");
    public static final WebhookFormat QONVERSION = new WebhookFormat("qonversion");

    public WebhookFormat(String word) {
        super(word);
    }
}
