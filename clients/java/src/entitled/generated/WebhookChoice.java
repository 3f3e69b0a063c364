// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** An address to which a project's events are to be posted. */
public final class WebhookChoice extends Params {
    public WebhookChoice(String url, String secret) {
        set("url", url);
        set("secret", secret);
    }

    /** Posts are signed with this one as well, until all who read them know the other. */
    public WebhookChoice oldSecret(String oldSecret) {
        give("oldSecret", oldSecret);
        return this;
    }

    /**
     * In whose words events are posted: {@code entitled}, as the feed has them, or {@code
     * purchasely}, as Purchasely's page shows them (webhooks.md).
     */
    public WebhookChoice format(WebhookFormat format) {
        give("format", format);
        return this;
    }

    /**
     * In whose words events are posted: {@code entitled}, as the feed has them, or {@code
     * purchasely}, as Purchasely's page shows them (webhooks.md).
     */
    public WebhookChoice format(String format) {
        give("format", format);
        return this;
    }
}
