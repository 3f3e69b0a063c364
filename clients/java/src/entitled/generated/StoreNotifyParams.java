// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.Map;

/** What {@code store.notify} may be given. */
public final class StoreNotifyParams extends Params {
    public StoreNotifyParams() {
    }

    /**
     * Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256
     * KiB. At least one of {@code payload} and {@code response} is required.
     */
    public StoreNotifyParams payload(String payload) {
        give("payload", payload);
        return this;
    }

    /**
     * Headers of the store's request, with names in any case. The daemon reads only {@code
     * stripe-signature}.
     */
    public StoreNotifyParams headers(Map<String, String> headers) {
        give("headers", headers);
        return this;
    }

    /** What the caller fetched from the store's API, for {@code playStore} and {@code stripe}. */
    public StoreNotifyParams response(StoreResponse response) {
        give("response", response);
        return this;
    }

    /** Device that presented the payload. At most one of {@code device} and {@code userId}. */
    public StoreNotifyParams device(String device) {
        give("device", device);
        return this;
    }

    /** User who presented the payload. */
    public StoreNotifyParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the project. */
    public StoreNotifyParams project(String project) {
        give("project", project);
        return this;
    }

    /** Computes the result and the events without changing anything. */
    public StoreNotifyParams dryRun(boolean dryRun) {
        give("dryRun", dryRun);
        return this;
    }

    /** Makes a retry safe: the same key with the same params returns the stored result. */
    public StoreNotifyParams idempotencyKey(String idempotencyKey) {
        give("idempotencyKey", idempotencyKey);
        return this;
    }
}
