// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code logout} may be given. */
public final class LogoutParams extends WritingParams<LogoutParams> {
}
