package entitled;

import java.util.Objects;

/** What tests say. */
final class Check {
    private Check() {}

    static void equal(Object expected, Object found) {
        if (!Objects.equals(expected, found)) {
            throw new AssertionError(found + " instead of " + expected);
        }
    }

    static void that(boolean isTrue, Object what) {
        if (!isTrue) {
            throw new AssertionError(what);
        }
    }

    static void contains(String part, String text) {
        that(text.contains(part), "no \"" + part + "\" in: " + text);
    }

    static <T extends Throwable> T fails(Class<T> kind, Tests.Test work) {
        try {
            work.run();
        } catch (Throwable error) {
            if (kind.isInstance(error)) {
                return kind.cast(error);
            }
            throw new AssertionError("it failed with " + error, error);
        }
        throw new AssertionError("it did not fail with " + kind.getName());
    }
}
