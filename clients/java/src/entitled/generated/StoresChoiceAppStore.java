// Made by clients/generate from Protocol; a change made here is lost.

package entitled.generated;

import entitled.values.Params;
import java.util.List;

/**
 * How the project verifies what the App Store sends. Replaces the settings as a whole; null
 * removes them.
 */
public final class StoresChoiceAppStore extends Params {
    public StoresChoiceAppStore(List<AppStoreApp> apps) {
        set("apps", apps);
    }

    /**
     * Environments that the project takes. Default: {@code Production} and {@code Sandbox}.
     * {@code Xcode} and {@code LocalTesting} need a project whose {@code environment} is not
     * {@code production}.
     */
    public StoresChoiceAppStore environments(List<AppStoreEnvironment> environments) {
        give("environments", environments);
        return this;
    }

    /**
     * Environments that the project takes. Default: {@code Production} and {@code Sandbox}.
     * {@code Xcode} and {@code LocalTesting} need a project whose {@code environment} is not
     * {@code production}.
     */
    public StoresChoiceAppStore environments(AppStoreEnvironment... environments) {
        give("environments", List.of(environments));
        return this;
    }

    /**
     * Root certificates that replace Apple's, as DER in base64. {@code project.define} checks
     * that each has the shape of a certificate; its fields are read when a notification comes.
     * Only where the project's {@code environment} is not {@code production}. Default: Apple's
     * root.
     */
    public StoresChoiceAppStore roots(List<String> roots) {
        give("roots", roots);
        return this;
    }

    /**
     * Root certificates that replace Apple's, as DER in base64. {@code project.define} checks
     * that each has the shape of a certificate; its fields are read when a notification comes.
     * Only where the project's {@code environment} is not {@code production}. Default: Apple's
     * root.
     */
    public StoresChoiceAppStore roots(String... roots) {
        give("roots", List.of(roots));
        return this;
    }
}
