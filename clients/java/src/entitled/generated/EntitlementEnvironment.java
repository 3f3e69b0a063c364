// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Word;

/** A newer daemon may send words that are not among these. */
public record EntitlementEnvironment(String word) implements Word {
    public static final EntitlementEnvironment PRODUCTION = new EntitlementEnvironment("production");
    public static final EntitlementEnvironment SANDBOX = new EntitlementEnvironment("sandbox");

    @Override
    public String toString() {
        return word;
    }
}
