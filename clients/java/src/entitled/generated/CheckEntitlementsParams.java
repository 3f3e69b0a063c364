// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import java.time.Instant;
import java.util.List;

/** What {@code checkEntitlements} may be given. */
public final class CheckEntitlementsParams extends ProjectParams<CheckEntitlementsParams> {
    /** Id of the device. */
    public CheckEntitlementsParams device(String device) {
        return give("device", device);
    }

    /** Id of the user, instead of {@code device}. */
    public CheckEntitlementsParams userId(String userId) {
        return give("userId", userId);
    }

    /**
     * Ids of the entitlements to return, including those that the user does not have. The warning
     * {@code unknownEntitlement} names those that the project does not define either. Default:
     * every entitlement of the products that the user's purchases have then, and of the grants.
     */
    public CheckEntitlementsParams entitlements(List<String> entitlements) {
        return give("entitlements", entitlements);
    }

    /** As {@link #entitlements(List)}. */
    public CheckEntitlementsParams entitlements(String... entitlements) {
        return give("entitlements", List.of(entitlements));
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public CheckEntitlementsParams at(Instant at) {
        return give("at", at);
    }

    /** As {@link #at(Instant)}. */
    public CheckEntitlementsParams at(String at) {
        return give("at", at);
    }

    /**
     * Reply for a userId that the project does not have: {@code error}, or {@code none} for a
     * result with no active entitlement and {@code known} false. The daemon does not create the
     * user.
     */
    public CheckEntitlementsParams ifUnknown(CheckEntitlementsIfUnknown ifUnknown) {
        return give("ifUnknown", ifUnknown);
    }

    /** As {@link #ifUnknown(CheckEntitlementsIfUnknown)}. */
    public CheckEntitlementsParams ifUnknown(String ifUnknown) {
        return give("ifUnknown", ifUnknown);
    }
}
