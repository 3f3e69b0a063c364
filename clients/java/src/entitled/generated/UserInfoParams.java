// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code userInfo} may be given. */
public final class UserInfoParams extends Params {
    public UserInfoParams() {
    }

    /** Id of the device. */
    public UserInfoParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public UserInfoParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the project. */
    public UserInfoParams project(String project) {
        give("project", project);
        return this;
    }
}
