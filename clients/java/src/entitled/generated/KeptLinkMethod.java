// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Method that made it. A newer daemon may send words that are not among these. */
public record KeptLinkMethod(String word) implements Word {
    public static final KeptLinkMethod RESTORE = new KeptLinkMethod("restore");
    public static final KeptLinkMethod PURCHASE = new KeptLinkMethod("purchase");
    public static final KeptLinkMethod USER_LINK_UNDO = new KeptLinkMethod("user.link.undo");

    @Override
    public String toString() {
        return word;
    }
}
