// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * loggedOut: the device's anonymous user is current again. rotated: the device has a new
 * anonymous user. unchanged: no user was logged in. A newer daemon may send words that are not
 * among these.
 */
public final class LogoutResultOutcome extends Word {
    public static final LogoutResultOutcome LOGGED_OUT = new LogoutResultOutcome("loggedOut");
    public static final LogoutResultOutcome ROTATED = new LogoutResultOutcome("rotated");
    public static final LogoutResultOutcome UNCHANGED = new LogoutResultOutcome("unchanged");

    public LogoutResultOutcome(String word) {
        super(word);
    }
}
