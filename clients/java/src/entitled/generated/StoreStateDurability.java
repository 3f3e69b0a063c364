// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * {@code replicated} if a commit waits until a standby has it; otherwise {@code local}. Only if
 * {@code shared}, and once the database has answered. A newer daemon may send words that are not
 * among these.
 */
public final class StoreStateDurability extends Word {
    public static final StoreStateDurability LOCAL = new StoreStateDurability("local");
    public static final StoreStateDurability REPLICATED = new StoreStateDurability("replicated");

    public StoreStateDurability(String word) {
        super(word);
    }
}
