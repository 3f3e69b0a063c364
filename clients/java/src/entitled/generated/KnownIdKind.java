// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Who uses the id. {@code customer}: the customerId of a customer that began with an identified
 * user. A newer daemon may send words that are not among these.
 */
public final class KnownIdKind extends Word {
    public static final KnownIdKind ANONYMOUS = new KnownIdKind("anonymous");
    public static final KnownIdKind IDENTIFIED = new KnownIdKind("identified");
    public static final KnownIdKind CUSTOMER = new KnownIdKind("customer");

    public KnownIdKind(String word) {
        super(word);
    }
}
