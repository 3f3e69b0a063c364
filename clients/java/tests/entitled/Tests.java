package entitled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs every test, or those whose names have a word, and says how many passed. */
public final class Tests {
    /** A test; what it throws is what it finds wrong. */
    @FunctionalInterface
    interface Test {
        void run() throws Exception;
    }

    /** A test that cannot run here. */
    static final class Skipped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Skipped(String reason) {
            super(reason);
        }
    }

    private Tests() {}

    public static void main(String... words) throws Exception {
        if (words.length > 0 && words[0].equals("--child")) {
            LifetimeTests.child(words);
            return;
        }
        Map<String, Test> tests = new LinkedHashMap<>();
        ConversationTests.addTo(tests);
        MisbehaviourTests.addTo(tests);
        MethodTests.addTo(tests);
        PlaceTests.addTo(tests);
        LifetimeTests.addTo(tests);
        RoundTripTests.addTo(tests);
        var passed = 0;
        var failed = 0;
        for (var each : tests.entrySet()) {
            if (words.length > 0 && List.of(words).stream().noneMatch(each.getKey()::contains)) {
                continue;
            }
            try {
                each.getValue().run();
                passed += 1;
            } catch (Skipped reason) {
                System.out.println("skipped " + each.getKey() + ": " + reason.getMessage());
            } catch (Exception | AssertionError error) {
                failed += 1;
                System.out.println("failed: " + each.getKey());
                error.printStackTrace(System.out);
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed > 0 || passed == 0 ? 1 : 0);
    }
}
