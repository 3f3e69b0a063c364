// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class CheckEntitlementsIfUnknown extends Word {
    public static final CheckEntitlementsIfUnknown ERROR = new CheckEntitlementsIfUnknown("error");
    public static final CheckEntitlementsIfUnknown NONE = new CheckEntitlementsIfUnknown("none");

    public CheckEntitlementsIfUnknown(String word) {
        super(word);
    }
}
