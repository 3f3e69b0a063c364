// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.util.Map;

/** What {@code store.notify} may be given. */
public final class StoreNotifyParams extends WritingParams<StoreNotifyParams> {
    /**
     * Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
     * KiB. At least one of {@code payload} and {@code response} is required.
     */
    public StoreNotifyParams payload(String payload) {
        return give("payload", payload);
    }

    /**
     * Headers of the store's request, with names in any case. The daemon reads only {@code
     * stripe-signature}.
     */
    public StoreNotifyParams headers(Map<String, String> headers) {
        return give("headers", headers);
    }

    /** What the caller fetched from the store's API, for {@code playStore} and {@code stripe}. */
    public StoreNotifyParams response(StoreResponse response) {
        return give("response", response);
    }

    /** Device that presented the payload. At most one of {@code device} and {@code userId}. */
    public StoreNotifyParams device(String device) {
        return give("device", device);
    }

    /** User who presented the payload. */
    public StoreNotifyParams userId(String userId) {
        return give("userId", userId);
    }
}
