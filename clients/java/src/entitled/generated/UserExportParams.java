// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code user.export} may be given. */
public final class UserExportParams extends ProjectParams<UserExportParams> {
    /** Whether to leave out {@code events}, {@code cursor} and {@code moreEvents}. */
    public UserExportParams withoutEvents(boolean withoutEvents) {
        return give("withoutEvents", withoutEvents);
    }
}
