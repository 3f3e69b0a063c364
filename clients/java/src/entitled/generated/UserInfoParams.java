// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code userInfo} may be given. */
public final class UserInfoParams extends Params {
    public UserInfoParams() {
    }

    /** The device. */
    public UserInfoParams device(String device) {
        give("device", device);
        return this;
    }

    /** A user, instead of a device. */
    public UserInfoParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** The project to work in. */
    public UserInfoParams project(String project) {
        give("project", project);
        return this;
    }
}
