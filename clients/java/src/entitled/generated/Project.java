// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Decode;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * A project as it is defined, and how much it holds.
 *
 * @param id A namespace: projects share no device, user, purchase or event.
 * @param rules Every rule of a project, spelled out. rules.md says what each does.
 * @param products From a product's id to the product.
 * @param entitlements What may be granted besides what the catalogue gives.
 * @param environment Which purchases count in a project.
 * @param clock Whose time the project lives in.
 * @param webhooks Where its events are posted; what the posts are signed with only admins are
 *     told.
 * @param createdAt By the project's own clock as it was when the project was made.
 * @param counts How much a project holds.
 */
public record Project(
        String id,
        Rules rules,
        Map<String, Product> products,
        List<String> entitlements,
        ProjectEnvironment environment,
        Clock clock,
        List<WebhookSummary> webhooks,
        Instant createdAt,
        Counts counts
) {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Project decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Project(
            members.required("id", Decode::text),
            members.required("rules", Rules::decode),
            members.required("products", Decode.mapOf(Product::decode)),
            members.required("entitlements", Decode.listOf(Decode::text)),
            members.required("environment", Decode.word(ProjectEnvironment::new)),
            members.required("clock", Clock::decode),
            members.required("webhooks", Decode.listOf(WebhookSummary::decode)),
            members.required("createdAt", Decode::moment),
            members.required("counts", Counts::decode)
        );
    }
}
