// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.time.Instant;
import java.util.List;

/** What {@code checkEntitlements} may be given. */
public final class CheckEntitlementsParams extends Params {
    public CheckEntitlementsParams() {
    }

    /** The device. */
    public CheckEntitlementsParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public CheckEntitlementsParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Answer for these, each of them, and for no others. */
    public CheckEntitlementsParams entitlements(List<String> entitlements) {
        give("entitlements", entitlements);
        return this;
    }

    /** Answer for these, each of them, and for no others. */
    public CheckEntitlementsParams entitlements(String... entitlements) {
        give("entitlements", List.of(entitlements));
        return this;
    }

    /** The moment to answer for, with today's links; now when left out. */
    public CheckEntitlementsParams at(Instant at) {
        give("at", at);
        return this;
    }

    /** The moment to answer for, with today's links; now when left out. */
    public CheckEntitlementsParams at(String at) {
        give("at", at);
        return this;
    }

    /**
     * What to answer for a userId that the project does not have: an error, or a result with
     * nothing active and {@code known} false. The daemon creates nobody. Applies to userId only;
     * default error.
     */
    public CheckEntitlementsParams ifUnknown(CheckEntitlementsIfUnknown ifUnknown) {
        give("ifUnknown", ifUnknown);
        return this;
    }

    /**
     * What to answer for a userId that the project does not have: an error, or a result with
     * nothing active and {@code known} false. The daemon creates nobody. Applies to userId only;
     * default error.
     */
    public CheckEntitlementsParams ifUnknown(String ifUnknown) {
        give("ifUnknown", ifUnknown);
        return this;
    }

    /** The project to work in. */
    public CheckEntitlementsParams project(String project) {
        give("project", project);
        return this;
    }
}
