// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code userProperties} may be given. */
public final class UserPropertiesParams extends Params {
    public UserPropertiesParams() {
    }

    /** The device. */
    public UserPropertiesParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public UserPropertiesParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The project to work in. */
    public UserPropertiesParams project(String project) {
        give("project", project);
        return this;
    }
}
