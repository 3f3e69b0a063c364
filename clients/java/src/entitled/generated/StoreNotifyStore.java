// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public final class StoreNotifyStore extends Word {
    public static final StoreNotifyStore APP_STORE = new StoreNotifyStore("appStore");
    public static final StoreNotifyStore PLAY_STORE = new StoreNotifyStore("playStore");
    public static final StoreNotifyStore STRIPE = new StoreNotifyStore("stripe");

    public StoreNotifyStore(String word) {
        super(word);
    }
}
