// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Method that made it. A newer daemon may send words that are not among these. */
public final class RemainingChangeMethod extends Word {
    public static final RemainingChangeMethod RESTORE = new RemainingChangeMethod("restore");
    public static final RemainingChangeMethod PURCHASE = new RemainingChangeMethod("purchase");
    public static final RemainingChangeMethod USER_LINK_UNDO = new RemainingChangeMethod("user.link.undo");
    public static final RemainingChangeMethod USER_IMPORT = new RemainingChangeMethod("user.import");

    public RemainingChangeMethod(String word) {
        super(word);
    }
}
