// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.List;

/** What {@code checkEntitlements} may be given. */
public final class CheckEntitlementsParams extends Params {
    public CheckEntitlementsParams() {
    }

    /** Id of the device. */
    public CheckEntitlementsParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public CheckEntitlementsParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /**
     * Ids of the entitlements to return, including those that the user does not have. Default:
     * every entitlement of the products that the user's purchases have then, and of the grants.
     */
    public CheckEntitlementsParams entitlements(List<String> entitlements) {
        give("entitlements", entitlements);
        return this;
    }

    /**
     * Ids of the entitlements to return, including those that the user does not have. Default:
     * every entitlement of the products that the user's purchases have then, and of the grants.
     */
    public CheckEntitlementsParams entitlements(String... entitlements) {
        give("entitlements", List.of(entitlements));
        return this;
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public CheckEntitlementsParams at(Instant at) {
        give("at", at);
        return this;
    }

    /** Moment to evaluate, RFC 3339, with today's holders. Default: now. */
    public CheckEntitlementsParams at(String at) {
        give("at", at);
        return this;
    }

    /**
     * Reply for a userId that the project does not have: {@code error}, or {@code none} for a
     * result with no active entitlement and {@code known} false. The daemon does not create the
     * user.
     */
    public CheckEntitlementsParams ifUnknown(CheckEntitlementsIfUnknown ifUnknown) {
        give("ifUnknown", ifUnknown);
        return this;
    }

    /**
     * Reply for a userId that the project does not have: {@code error}, or {@code none} for a
     * result with no active entitlement and {@code known} false. The daemon does not create the
     * user.
     */
    public CheckEntitlementsParams ifUnknown(String ifUnknown) {
        give("ifUnknown", ifUnknown);
        return this;
    }

    /** Id of the project. */
    public CheckEntitlementsParams project(String project) {
        give("project", project);
        return this;
    }
}
