// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.Decode;
import entitled.values.Given;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A product of the catalogue.
 *
 * @param kind Default: the kind that the purchase gives; without it, {@code subscription} for a
 *     purchase with an end and {@code nonConsumable} for a purchase without.
 * @param entitlements Ids of the entitlements that the product unlocks.
 * @param basePlan Id of Google's base plan. Webhooks in the format {@code revenuecat} then name
 *     the product {@code PRODUCT:PLAN}, and an import from there finds it by that name. Null
 *     where it is absent.
 */
public record Product(
        Maybe<ProductKind> kind,
        List<String> entitlements,
        String basePlan
) implements Given {
    /** Reads it from what an answer holds; {@code path} says where. */
    public static Product decode(Object value, String path) {
        var members = Decode.members(value, path);
        return new Product(
            members.both("kind", Decode.nullable(Decode.word(ProductKind::new))),
            members.required("entitlements", Decode.listOf(Decode::text)),
            members.optional("basePlan", Decode::text)
        );
    }

    /** With what must be there. */
    public static Product of(List<String> entitlements) {
        return new Product(Maybe.absent(), entitlements, null);
    }

    /** With what must be there. */
    public static Product of(String... entitlements) {
        return of(List.of(entitlements));
    }

    /**
     * Default: the kind that the purchase gives; without it, {@code subscription} for a purchase
     * with an end and {@code nonConsumable} for a purchase without.
     */
    public Product withKind(ProductKind kind) {
        return new Product(Maybe.of(kind), entitlements, basePlan);
    }

    /**
     * Id of Google's base plan. Webhooks in the format {@code revenuecat} then name the product
     * {@code PRODUCT:PLAN}, and an import from there finds it by that name.
     */
    public Product withBasePlan(String basePlan) {
        return new Product(kind, entitlements, basePlan);
    }

    @Override
    public Map<String, Object> given() {
        var given = new LinkedHashMap<String, Object>();
        kind.ifThere(it -> given.put("kind", it));
        given.put("entitlements", entitlements);
        if (basePlan != null) {
            given.put("basePlan", basePlan);
        }
        return given;
    }
}
