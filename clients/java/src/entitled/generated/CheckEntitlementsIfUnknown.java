// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record CheckEntitlementsIfUnknown(String word) implements Word {
    public static final CheckEntitlementsIfUnknown ERROR = new CheckEntitlementsIfUnknown("error");
    public static final CheckEntitlementsIfUnknown NONE = new CheckEntitlementsIfUnknown("none");

    @Override
    public String toString() {
        return word;
    }
}
