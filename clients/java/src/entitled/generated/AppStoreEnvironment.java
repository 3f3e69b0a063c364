// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/**
 * Environment of the App Store, by Apple's name. Apple does not sign what comes from {@code
 * Xcode} and {@code LocalTesting}. A newer daemon may send words that are not among these.
 */
public final class AppStoreEnvironment extends Word {
    public static final AppStoreEnvironment PRODUCTION = new AppStoreEnvironment("Production");
    public static final AppStoreEnvironment SANDBOX = new AppStoreEnvironment("Sandbox");
    public static final AppStoreEnvironment XCODE = new AppStoreEnvironment("Xcode");
    public static final AppStoreEnvironment LOCAL_TESTING = new AppStoreEnvironment("LocalTesting");

    public AppStoreEnvironment(String word) {
        super(word);
    }
}
