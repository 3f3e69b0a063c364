package entitled;

import entitled.generated.ClockChoiceObject;
import entitled.generated.EventKind;
import entitled.generated.InvalidParamsException;
import entitled.generated.Methods;
import entitled.generated.Role;
import entitled.generated.Preset;
import entitled.generated.Product;
import entitled.generated.ProductKind;
import entitled.generated.Rules;
import entitled.generated.RulesOnRestore;
import entitled.generated.UnknownDeviceException;
import entitled.generated.UnknownMethodException;
import entitled.testing.Daemon;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Period;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The methods and their types, with the real daemon. */
final class MethodTests {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

    private MethodTests() {}

    private interface Work {
        void run(Client client) throws Exception;
    }

    private static Tests.Test with(Work work) {
        return () -> {
            try (var daemon = new Daemon()) {
                work.run(daemon.client());
            }
        };
    }

    static void addTo(Map<String, Tests.Test> tests) {
        tests.put("every method of the daemon is there", with(client -> {
            var found = new HashMap<String, Boolean>();
            for (var method : client.serverDescribe().methods()) {
                found.put(method.name(), method.role().equals(Role.READ));
            }
            Check.equal(Methods.ONLY_READS, found);
        }));
        tests.put("the version is the daemon's", with(client ->
            Check.equal(Client.VERSION, client.serverInfo().version())));
        tests.put("a null is no socket", () -> {
            Check.fails(NullPointerException.class, () -> new Client((String) null));
            Check.fails(NullPointerException.class, () -> new Client((Options) null));
            Check.fails(NullPointerException.class, () -> new Options().socket(null));
        });
        tests.put("a timeout is positive, or none", with(client -> {
            for (var wrong : List.of(Duration.ZERO, Duration.ofSeconds(-1))) {
                Check.fails(IllegalArgumentException.class, () -> client.within(wrong));
                Check.fails(IllegalArgumentException.class, () -> new Options().timeout(wrong));
            }
            for (var none : Arrays.asList(null, Duration.ofSeconds(Long.MAX_VALUE))) {
                Check.that(client.within(none).serverPing().pong(), none);
                client.within(none).eventsWait(1);
            }
        }));
        tests.put("errors can be stored", with(client -> {
            var gone = new Client("/nowhere/s");
            var error = Check.fails(UnknownDeviceException.class,
                    () -> client.userInfo(p -> p.device("nobody")));
            Check.equal("unknownDevice", stored(error).kind());
            Check.equal("/device", stored(error).field());
            var none = Check.fails(NoDaemonException.class, gone::serverPing);
            Check.equal(none.tried(), stored(none).tried());
        }));
        tests.put("results are typed to the field", with(MethodTests::typed));
        tests.put("absent and null differ", with(MethodTests::absentAndNull));
        tests.put("moments and durations", with(MethodTests::moments));
        tests.put("errors say what the daemon said", with(MethodTests::errors));
        tests.put("a plain call", with(client -> {
            var echo = Arrays.asList(1L, "x", null, new BigDecimal("1.50"), Map.of());
            var found = (Map<?, ?>) client.call("server.ping", Map.of("echo", echo));
            Check.equal(echo, found.get("echo"));
            Check.equal(7L, ((Map<?, ?>) client.call("server.ping", List.of(7))).get("echo"));
            var values = new Object[] {Long.MAX_VALUE, Long.MIN_VALUE, 'c', new int[] {1, 2}};
            found = (Map<?, ?>) client.call("server.ping", Map.of("echo", values));
            Check.equal(List.of(Long.MAX_VALUE, Long.MIN_VALUE, "c", List.of(1L, 2L)),
                    found.get("echo"));
            Check.equal(new BigDecimal("9223372036854775808"), Json.read("9223372036854775808"));
        }));
        tests.put("wrong use", with(client -> {
            // Null is the same as nothing.
            Check.that(client.install(p -> p.device(null)).created(), "it is not new");
            // What is no JSON was not sent, and the connection is as good as before.
            for (var echo : List.of(
                    new Object(), Double.NaN, "\ud800", LocalDate.of(2026, 1, 1))) {
                Check.fails(IllegalArgumentException.class,
                        () -> client.serverPing(p -> p.echo(echo)));
            }
            Check.equal(Maybe.of(1L), client.serverPing(p -> p.echo(1)).echo());
        }));
        tests.put("many under way", with(client -> {
            var rest = "x".repeat(999);
            var pending = new ArrayList<CompletableFuture<?>>();
            for (var number = 0; number < 5000; number += 1) {
                var echo = number + rest;
                pending.add(client.serverPingAsync(p -> p.echo(echo))
                        .thenAccept(found -> Check.equal(Maybe.of(echo), found.echo())));
            }
            CompletableFuture.allOf(pending.toArray(CompletableFuture[]::new)).get();
        }));
        tests.put("many threads share a connection", with(MethodTests::threads));
        tests.put("what is done next may wait", with(client -> {
            var next = client.serverPingAsync().thenApply(found -> client.serverPing().pong());
            Check.equal(true, next.get());
        }));
        tests.put("texts of JSON", MethodTests::texts);
        tests.put("words of a newer daemon", () -> {
            Check.equal(EventKind.USER_CREATED, new EventKind("userCreated"));
            Check.equal("somethingElse", new EventKind("somethingElse").toString());
        });
    }

    /** The error after it was written and read, as Java does with objects. */
    @SuppressWarnings("unchecked")
    private static <T> T stored(T error) throws Exception {
        var bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(error);
        return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    }

    private static void typed(Client client) {
        var rules = Rules.of().withPreset(Preset.QONVERSION).withOnRestore(RulesOnRestore.TRANSFER);
        var monthly = Product.of("premium").withKind(ProductKind.SUBSCRIPTION);
        var project = client.projectDefine(p -> p.rules(rules).products(Map.of("monthly", monthly))
                .clock(new ClockChoiceObject(START))).project();
        Check.equal("transfer", project.rules().onRestore().word());
        Check.equal(START, project.clock().now());
        client.install(p -> p.device("iphone"));
        var end = START.plus(Duration.ofDays(31));
        var found = client.purchase(
                "monthly", "appStore", "1", p -> p.device("iphone").expiresAt(end));
        Check.equal("recorded", found.outcome().word());
        Check.equal(true, found.entitlements().get("premium").active());
        Check.equal(end, found.purchase().transactions().get(0).expiresAt());
        var limits = client.serverInfo().limits();
        Check.equal(1L << 20, limits.lineBytesMax());
        Check.that(limits.additional().size() > 3, limits);
    }

    private static void absentAndNull(Client client) {
        client.projectDefine(p -> p.clock(new ClockChoiceObject(START)));
        var end = START.plus(Duration.ofDays(1));
        client.purchase("x", "web", "1", p -> p.userId("ann").expiresAt(end));
        var events = client.eventsRead().events();
        Check.equal(EventKind.USER_CREATED, events.get(0).kind());
        Check.equal(EventKind.PURCHASE_RECORDED, events.get(1).kind());
        Check.that(events.get(0).price().isAbsent() && events.get(1).price().isNull(), events);
        var left = client.purchaseUpdate("web", "1", p -> p.autoRenew(false)).purchase();
        Check.equal(end, left.expiresAt());
        var cleared = client.purchaseUpdate("web", "1", p -> p.clearExpiresAt()).purchase();
        Check.equal(null, cleared.expiresAt());
        Check.that(client.serverPing().echo().isAbsent(), "there is an echo");
    }

    private static void moments(Client client) {
        client.projectDefine(p -> p.clock(new ClockChoiceObject(START)));
        var now = client.clockAdvance(p -> p.by(Period.ofMonths(1))).now();
        Check.equal(Instant.parse("2026-02-01T00:00:00Z"), now);
        now = client.clockAdvance(p -> p.by(Duration.ofMillis(90_061_500))).now();
        Check.equal(Instant.parse("2026-02-02T01:01:01.500Z"), now);
        now = client.clockAdvance(p -> p.to("2026-03-01T00:00:00-05:00")).now();
        Check.equal(Instant.parse("2026-03-01T05:00:00Z"), now);
        var longAgo = Instant.parse("0000-01-01T00:00:00Z");
        var bought = client.purchase("x", "web", "1", p -> p.userId("ann").purchasedAt(longAgo));
        Check.equal(longAgo, bought.purchase().purchasedAt());
    }

    private static void errors(Client client) {
        var error = Check.fails(UnknownDeviceException.class,
                () -> client.userInfo(p -> p.device("nobody")));
        Check.equal(List.of("unknownDevice", 1100L, "/device", false),
                List.of(error.kind(), error.code(), error.field(), error.retryable()));
        Check.contains("(" + error.hint() + ")", error.getMessage());
        var isHere = Arrays.stream(error.getStackTrace())
                .anyMatch(each -> each.getClassName().equals(MethodTests.class.getName()));
        Check.that(isHere, "the stack is not the caller's");
        var wrong = Check.fails(InvalidParamsException.class,
                () -> client.call("install", Map.of("device", 3)));
        Check.equal("/device", wrong.field());
        Check.fails(InvalidParamsException.class,
                () -> client.userInfo(p -> p.device("a").userId("b")));
        var unknown = Check.fails(UnknownMethodException.class,
                () -> client.call("no.such", Map.of()));
        Check.that(!unknown.getMessage().contains("older"), unknown);
    }

    private static void threads(Client client) throws Exception {
        var threads = Executors.newFixedThreadPool(20);
        try {
            var all = new ArrayList<Future<?>>();
            for (var thread = 0; thread < 20; thread += 1) {
                var name = thread + ":";
                all.add(threads.submit(() -> {
                    for (var count = 0; count < 100; count += 1) {
                        var echo = name + count;
                        Check.equal(Maybe.of(echo), client.serverPing(p -> p.echo(echo)).echo());
                    }
                }));
            }
            for (var each : all) {
                each.get();
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Those of the contract; a reader of answers may take names that come twice, and depth. */
    private static void texts() throws Exception {
        var lines = Path.of("../../Protocol/lines");
        for (var text : Files.readAllLines(lines.resolve("accept.txt"))) {
            if (!text.startsWith(">| ")) {
                Json.write(Json.read(text));
            }
        }
        var refused = 0;
        for (var text : Files.readString(lines.resolve("refuse.txt"), StandardCharsets.ISO_8859_1)
                .split("\n")) {
            try {
                Json.read(text.startsWith(">| ") ? (String) Json.read(text.substring(3)) : text);
            } catch (IllegalArgumentException error) {
                refused += 1;
            }
        }
        Check.that(refused > 20, refused);
        Check.fails(IllegalArgumentException.class, () -> Json.read("[".repeat(100_000)));
        var text = "{\"a\":[1,1.0,true,false,null,\"é😀\\\"\\\\\\u000a\"],\"b\":{},\"c\":[]}";
        Check.equal(text, Json.write(Json.read(text)));
    }
}
