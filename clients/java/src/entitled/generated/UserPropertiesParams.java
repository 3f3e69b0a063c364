// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;

/** What {@code userProperties} may be given. */
public final class UserPropertiesParams extends Params {
    public UserPropertiesParams() {
    }

    /** Id of the device. */
    public UserPropertiesParams device(String device) {
        give("device", device);
        return this;
    }

    /** Id of the user, instead of {@code device}. */
    public UserPropertiesParams userId(String userId) {
        give("userId", userId);
        return this;
    }

    /** Id of the project. */
    public UserPropertiesParams project(String project) {
        give("project", project);
        return this;
    }
}
