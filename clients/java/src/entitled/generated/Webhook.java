// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;

/**
 * An address to which a project's events are posted, and how; only admins are told.
 *
 * @param url An absolute URL of a web server: {@code https://} or {@code http://}, a host,
 *     perhaps a port, a path and a query; without a user, a password or a fragment. Every reader
 *     of the project sees it.
 * @param secret What posts are signed with. After {@code whsec_} stand the key's bytes in base64;
 *     any other secret is the key itself, in UTF-8.
 * @param oldSecret Posts are signed with this one as well; null where there is none.
 * @param format In whose words events are posted: {@code entitled}, as the feed has them, or
 *     {@code purchasely}, as Purchasely's page shows them (webhooks.md).
 * @param since The newest event when the URL was first named: those after it are posted.
 */
public record Webhook(
        String url,
        String secret,
        String oldSecret,
        WebhookFormat format,
        String since
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Webhook decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Webhook(
            members.required("url", Decode::text),
            members.required("secret", Decode::text),
            members.required("oldSecret", Decode.nullable(Decode::text)),
            members.required("format", Decode.word(WebhookFormat::new)),
            members.required("since", Decode::text)
        );
    }
}
