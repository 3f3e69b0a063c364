import entitled.Client;
import entitled.NoDaemonException;
import entitled.generated.Product;
import entitled.testing.Daemon;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;

class GreetingTest {
    static String greeting(Client client, String user) {
        var found = client.checkEntitlements(params -> params.userId(user).ifUnknown("none"));
        var premium = found.entitlements().get("premium");
        return premium != null && premium.active() ? "welcome back" : "try premium";
    }

    static void expect(String wanted, String found) {
        if (!wanted.equals(found)) {
            throw new AssertionError(found);
        }
    }

    // With JUnit: a @Test, and the daemon an @AutoClose field.
    public static void main(String... arguments) {
        try (var daemon = new Daemon()) {
            var client = daemon.client();
            client.projectDefine(params -> params.products(Map.of("monthly", Product.of("premium"))));
            expect("try premium", greeting(client, "ann"));
            client.purchase("monthly", "web", "1",
                params -> params.userId("ann").expiresAt(Instant.now().plus(Duration.ofDays(30))));
            expect("welcome back", greeting(client, "ann"));
            client.clockAdvance(params -> params.by(Duration.ofDays(31)));
            expect("try premium", greeting(client, "ann"));
            daemon.kill();
            try {
                throw new AssertionError(greeting(client, "ann"));
            } catch (NoDaemonException expected) {
            }
        }
    }
}
