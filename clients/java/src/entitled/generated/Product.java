// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.Maybe;
import entitled.values.OrNull;
import entitled.values.Shared;
import java.util.List;
import java.util.Map;

/** A product of the catalogue. */
public final class Product extends Shared<Product> {
    Product(Map<String, Object> members) {
        super(members);
    }

    /** With what must be given. */
    public static Product of(List<String> entitlements) {
        return new Product(Map.of()).with("entitlements", entitlements);
    }

    /** With what must be given. */
    public static Product of(String... entitlements) {
        return of(List.of(entitlements));
    }

    /**
     * Default: the kind that the purchase gives; without it, {@code subscription} for a purchase
     * with an end and {@code nonConsumable} for a purchase without.
     */
    public Maybe<ProductKind> kind() {
        return maybe("kind");
    }

    /** A copy with that as {@link #kind()}. */
    public Product withKind(ProductKind kind) {
        return with("kind", kind);
    }

    /** Ids of the entitlements that the product unlocks. */
    public List<String> entitlements() {
        return get("entitlements");
    }

    /**
     * Id of Google's base plan. Webhooks in the format {@code revenuecat} then name the product
     * {@code PRODUCT:PLAN}, and an import from there finds it by that name.
     */
    public @OrNull String basePlan() {
        return get("basePlan");
    }

    /** A copy with that as {@link #basePlan()}. */
    public Product withBasePlan(String basePlan) {
        return with("basePlan", basePlan);
    }
}
