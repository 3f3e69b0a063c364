package entitled;

import entitled.generated.EventBody;
import entitled.generated.KnownId;
import entitled.generated.KnownIdKind;
import entitled.generated.Preset;
import entitled.generated.Product;
import entitled.generated.ProductKind;
import entitled.generated.Purchase;
import entitled.generated.Rules;
import entitled.generated.Stores;
import entitled.generated.StripeSettings;
import entitled.generated.StripeSettingsProduct;
import entitled.generated.Transaction;
import entitled.generated.UserExportResult;
import entitled.generated.Webhook;
import entitled.testing.Daemon;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What is answered goes back in as params. */
final class RoundTripTests {
    private static final Instant LATE = Instant.parse("2099-01-01T00:00:00Z");

    private RoundTripTests() {}

    static void addTo(Map<String, Tests.Test> tests) {
        tests.put("a description defines another project", () -> {
            try (var daemon = new Daemon()) {
                copies(daemon.client());
            }
        });
        tests.put("an export is imported elsewhere", () -> {
            try (var daemon = new Daemon()) {
                imports(daemon.client());
            }
        });
        tests.put("an event has what its kind has", () -> {
            try (var daemon = new Daemon()) {
                bodies(daemon.client());
            }
        });
        tests.put("what another system knows is imported", () -> {
            try (var daemon = new Daemon()) {
                importsLess(daemon.client());
            }
        });
    }

    private static void bodies(Client client) {
        define(client);
        client.install(params -> params.device("phone"));
        client.grant("gift", params -> params.device("phone"));
        var events = client.eventsRead().events();
        Check.equal("phone", ((EventBody.UserCreated) events.get(0).body()).device());
        if (!(events.get(1).body() instanceof EventBody.Granted granted)) {
            throw new AssertionError(events.get(1));
        }
        Check.equal(List.of("gift"), granted.entitlements());
        Check.equal(null, granted.expiresAt());
        Check.equal(new EventBody.EntitlementsActivated(granted.user(), List.of("gift")),
                events.get(2).body());
    }

    private static void define(Client client) {
        client.projectDefine(params -> params
                .rules(Rules.of().withPreset(Preset.REVENUECAT).withAnonymousPrefix("")
                        .withBlockedUserIds(List.of()))
                .products(Map.of(
                        "monthly", Product.of("premium").withKind(ProductKind.SUBSCRIPTION)))
                .entitlements("gift")
                .stores(Stores.of().withCustom(List.of("kiosk")).withStripe(
                        StripeSettings.of("whsec_x").withProduct(StripeSettingsProduct.PRICE)))
                .webhooks(List.of(
                        Webhook.of("https://example.com/", "a-secret-of-32-letters-and-digits"))));
    }

    private static void copyProject(Client client) {
        var was = client.projectDescribe().project();
        client.projectDefine(params -> params
                .project("copy")
                .rules(was.rules())
                .products(was.products())
                .entitlements(was.entitlements())
                .environment(was.environment())
                .clock(was.clock().kind())
                .stores(client.projectStores().stores())
                .webhooks(client.projectWebhooks().webhooks()));
    }

    private static void copies(Client client) {
        define(client);
        copyProject(client);
        var was = client.projectDescribe().project();
        var is = client.projectDescribe(params -> params.project("copy")).project();
        Check.equal("", was.rules().anonymousPrefix());
        Check.equal(Preset.REVENUECAT, was.rules().preset());
        Check.equal(was.rules(), is.rules());
        Check.equal(was.products(), is.products());
        Check.equal(was.entitlements(), is.entitlements());
        Check.equal(was.environment(), is.environment());
        Check.equal(was.stores(), is.stores());
        Check.equal(was.webhooks(), is.webhooks());
        Check.equal(client.projectStores().stores(),
                client.projectStores(params -> params.project("copy")).stores());
    }

    private static UserExportResult exported(Client client, String project) {
        return client.userExport("ann", params -> params.project(project).withoutEvents(true));
    }

    private static void imports(Client client) {
        define(client);
        copyProject(client);
        client.install(params -> params.device("phone").storeAccount("apple-ann").platform("ios"));
        client.purchase("monthly", "kiosk", "1", params -> params
                .device("phone").expiresAt(LATE).attributes(Map.of("a", "b")));
        client.identify("ann", params -> params.device("phone"));
        client.grant("gift", params -> params.userId("ann"));
        client.setUserProperty("$email", "ann@example.org", params -> params.userId("ann"));
        var there = exported(client, "default");
        client.userImport(there.ids(), params -> params
                .project("copy")
                .user(there.user())
                .firstId(there.firstId())
                .lastId(there.lastId())
                .devices(there.devices())
                .accountTokens(there.accountTokens())
                .purchases(there.purchases())
                .claims(there.claims())
                .grants(there.grants())
                .properties(there.properties())
                .overridden(there.overridden()));
        var here = exported(client, "copy");
        Check.equal(1, here.purchases().size());
        Check.equal(there.user(), here.user());
        Check.equal(there.ids(), here.ids());
        Check.equal(there.devices(), here.devices());
        Check.equal(there.purchases(), here.purchases());
        Check.equal(there.grants(), here.grants());
        Check.equal(there.properties(), here.properties());
        Check.equal(there.entitlements(), here.entitlements());
    }

    private static void importsLess(Client client) {
        define(client);
        var transaction = Transaction.of("2", "monthly", Instant.parse("2026-01-01T00:00:00Z"))
                .withExpiresAt(LATE);
        var purchase = Purchase.of("web", "2", transaction).withHolders(List.of("bob"));
        client.userImport(List.of(KnownId.of("bob", KnownIdKind.IDENTIFIED)),
                params -> params.purchases(List.of(purchase)));
        var found = client.checkEntitlements(params -> params.userId("bob")).entitlements();
        Check.that(found.get("premium").active(), found);
        Check.equal(null, purchase.state());
    }
}
