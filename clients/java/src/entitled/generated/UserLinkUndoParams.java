// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

/** What {@code user.link.undo} may be given. */
public final class UserLinkUndoParams extends WritingParams<UserLinkUndoParams> {
}
