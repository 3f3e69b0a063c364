// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * An address to which a project's events are posted.
 *
 * @param url An absolute URL of a web server: {@code https://} or {@code http://}, a host,
 *     perhaps a port, a path and a query; without a user, a password or a fragment. Every reader
 *     of the project sees it.
 * @param format In whose words events are posted: {@code entitled}, as the feed has them, or
 *     {@code purchasely}, as Purchasely's page shows them (webhooks.md).
 */
public record WebhookSummary(
        String url,
        WebhookFormat format
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static WebhookSummary decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new WebhookSummary(
            members.required("url", Decode::text),
            members.required("format", Decode.word(WebhookFormat::new))
        );
    }
}
