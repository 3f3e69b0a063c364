// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.List;

/** What {@code restore} may be given. */
public final class RestoreParams extends WritingParams<RestoreParams> {
    /**
     * Purchases to restore, from any store account; an empty list restores nothing. Default:
     * every purchase of the device's store account.
     */
    public RestoreParams purchases(List<PurchaseRef> purchases) {
        return give("purchases", purchases);
    }
}
