// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Kind of the store. A newer daemon may send words that are not among these. */
public final class StoreStateKind extends Word {
    public static final StoreStateKind MEMORY = new StoreStateKind("memory");
    public static final StoreStateKind SQLITE = new StoreStateKind("sqlite");
    public static final StoreStateKind POSTGRES = new StoreStateKind("postgres");

    public StoreStateKind(String word) {
        super(word);
    }
}
