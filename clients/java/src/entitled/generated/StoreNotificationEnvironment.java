// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** Null if the message has none. A newer daemon may send words that are not among these. */
public record StoreNotificationEnvironment(String word) implements Word {
    public static final StoreNotificationEnvironment PRODUCTION = new StoreNotificationEnvironment("production");
    public static final StoreNotificationEnvironment SANDBOX = new StoreNotificationEnvironment("sandbox");

    @Override
    public String toString() {
        return word;
    }
}
