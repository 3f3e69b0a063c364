package entitled;

import entitled.generated.Event;
import entitled.generated.TooManyConnectionsException;
import entitled.generated.UnknownMethodException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** What the client makes of a daemon that misbehaves; testing/misbehaving-daemon lists it. */
final class MisbehaviourTests {
    private MisbehaviourTests() {}

    /** The cursors of the first events. */
    static List<String> cursors(int count, Feed feed) {
        try (feed) {
            return feed.stream().limit(count).map(Event::cursor).toList();
        }
    }

    static void addTo(Map<String, Tests.Test> tests) {
        tests.put("a daemon that behaves", () -> {
            try (var daemon = new Misbehaving("well-behaved")) {
                Check.equal("iphone", daemon.client.install(p -> p.device("iphone")).device());
            }
        });
        tests.put("a client newer than the daemon", () -> {
            try (var daemon = new Misbehaving("well-behaved")) {
                var error = Check.fails(UnknownMethodException.class,
                        () -> daemon.client.grant("premium", p -> p.userId("ann")));
                Check.contains("entitled 0.0.7 has no method \"grant\"", error.getMessage());
                Check.contains("the daemon is older", error.getMessage());
                Check.contains("server.describe", error.getMessage());
            }
        });
        tests.put("a truncated reply is an error", MisbehaviourTests::cut);
        tests.put("a thousand writes while connections end", MisbehaviourTests::chaos);
        repeating(tests);
        answers(tests);
        times(tests);
        violations(tests);
        feeds(tests);
    }

    private static void cut() throws Exception {
        try (var daemon = new Misbehaving("cut-replies")) {
            String found = null;
            long lost = 0;
            while (found == null) {
                try {
                    found = daemon.client.install(p -> p.device("iphone")).device();
                } catch (ConnectionLostException error) {
                    Check.contains("idempotencyKey", error.getMessage());
                    lost += 1;
                }
            }
            Check.equal("iphone", found);
            // One for each place at which a line can be cut, its line feed included.
            Check.that(lost > 200, lost);
            Check.equal(Misbehaving.each("install", lost + 1), daemon.seen());
        }
    }

    private static void repeating(Map<String, Tests.Test> tests) {
        var all = List.of(Map.of("idempotencyKey", "k"), Map.of("dryRun", true), Map.of());
        for (var params : all) {
            var method = params.isEmpty() ? "server.ping" : "install";
            tests.put("what may be done twice is repeated: " + method + params, () -> {
                try (var daemon = new Misbehaving("close-first-reply")) {
                    daemon.client.call(method, params);
                    Check.equal(Misbehaving.each(method, 2), daemon.seen());
                }
            });
        }
        tests.put("a read is repeated once", () -> {
            try (var daemon = new Misbehaving("close-every-reply")) {
                Check.fails(ConnectionLostException.class, daemon.client::serverPing);
                Check.equal(Misbehaving.each("server.ping", 2), daemon.seen());
            }
        });
        tests.put("what may not be done twice is not repeated", () -> {
            try (var daemon = new Misbehaving("close-first-reply")) {
                Check.fails(ConnectionLostException.class,
                        () -> daemon.client.install(p -> p.device("iphone")));
                Check.equal(Misbehaving.each("install", 1), daemon.seen());
                // The next call goes over a new connection.
                Check.equal("iphone", daemon.client.install(p -> p.device("iphone")).device());
            }
        });
        tests.put("a reset connection is lost", () -> {
            try (var daemon = new Misbehaving("reset-first-connection")) {
                Check.fails(ConnectionLostException.class, daemon.client::install);
                Check.equal("iphone", daemon.client.install(p -> p.device("iphone")).device());
            }
        });
    }

    private static void answers(Map<String, Tests.Test> tests) {
        tests.put("values arrive unchanged", () -> {
            try (var daemon = new Misbehaving("values")) {
                var found = daemon.client.serverPing();
                while (!found.echo().equals(Maybe.of("done"))) {
                    var echo = found.echo().orNull();
                    found = daemon.client.serverPing(p -> p.echo(echo));
                }
                Check.equal(1L, daemon.seen().get("connections"));
            }
        });
        tests.put("a large reply", () -> {
            try (var daemon = new Misbehaving("large-reply")) {
                Check.equal(Maybe.of("x".repeat(1 << 20)), daemon.client.serverPing().echo());
            }
        });
        tests.put("a reply byte by byte", () -> {
            try (var daemon = new Misbehaving("byte-by-byte")) {
                Check.equal(Maybe.of("é😀"), daemon.client.serverPing(p -> p.echo("é😀")).echo());
            }
        });
        tests.put("replies out of order", () -> {
            try (var daemon = new Misbehaving("late-replies")) {
                var client = daemon.client;
                var waits = List.of(
                        client.callAsync("events.wait", Map.of("after", "1")),
                        client.callAsync("events.wait", Map.of("after", "3")));
                var first = client.serverPingAsync(p -> p.echo(1));
                var second = client.serverPingAsync(p -> p.echo(2));
                Check.equal(Maybe.of(2L), second.get().echo());
                Check.equal(Maybe.of(1L), first.get().echo());
                var cursors = new ArrayList<Object>();
                for (var wait : waits) {
                    var events = (List<?>) ((Map<?, ?>) wait.get()).get("events");
                    cursors.add(((Map<?, ?>) events.get(0)).get("cursor"));
                }
                Check.equal(List.of("2", "4"), cursors);
            }
        });
        tests.put("one of three calls fails", MisbehaviourTests::oneFails);
        tests.put("closing ends the connection", () -> {
            try (var daemon = new Misbehaving("well-behaved")) {
                Check.equal(Map.of(), daemon.client.call("fake.nothing", Map.of()));
                daemon.client.close();
                try (var asking = new Client(daemon.socket)) {
                    Check.equal(Map.of("others", 0L), asking.call("fake.open", Map.of()));
                }
            }
        });
        tests.put("notifications between replies", () -> {
            var notifications = Collections.synchronizedList(new ArrayList<String>());
            var options = new Options().onNotification((method, params) -> notifications.add(method));
            try (var daemon = new Misbehaving("notifications", options)) {
                Check.equal(Maybe.of(1L), daemon.client.serverPing(p -> p.echo(1)).echo());
                Check.equal(Maybe.of(2L), daemon.client.serverPing(p -> p.echo(2)).echo());
                // Copied, because more of them arrive.
                Check.equal(List.of("event", "other", "event"), List.copyOf(notifications).subList(0, 3));
            }
        });
        tests.put("an older daemon", MisbehaviourTests::older);
        tests.put("a lost subscription is a gap", MisbehaviourTests::gaps);
        tests.put("unknown members are ignored", () -> {
            try (var daemon = new Misbehaving("unknown-members")) {
                var found = daemon.client.install(p -> p.device("iphone"));
                Check.equal(Arrays.asList("iphone", null),
                        Arrays.asList(found.device(), found.user().identityId()));
            }
        });
    }

    private static void oneFails() throws Exception {
        try (var daemon = new Misbehaving("one-fails")) {
            var first = daemon.client.serverPingAsync(p -> p.echo(1));
            var second = daemon.client.installAsync();
            var third = daemon.client.serverPingAsync(p -> p.echo(3));
            Check.equal(Maybe.of(1L), first.get().echo());
            Check.equal(Maybe.of(3L), third.get().echo());
            var failed = Check.fails(ExecutionException.class, second::get);
            var error = (RemoteException) failed.getCause();
            Check.equal(RemoteException.class, error.getClass());
            Check.equal(List.of("somethingNewer", 1999L, "a \"new\" error (Ask again.)"),
                    List.of(error.kind(), error.code(), error.getMessage()));
            Check.equal(List.of("Ask again.", "/device", true, "änn"),
                    List.of(error.hint(), error.field(), error.retryable(),
                            error.data().get("holder")));
            Check.equal(Maybe.of(4L), daemon.client.serverPing(p -> p.echo(4)).echo());
            Check.equal(1L, daemon.seen().get("connections"));
        }
    }

    private static void times(Map<String, Tests.Test> tests) {
        tests.put("no answer is a timeout", () -> {
            try (var daemon = new Misbehaving("silent")) {
                var hasty = daemon.client.within(Duration.ofMillis(50));
                var error = Check.fails(DaemonTimeoutException.class, hasty::install);
                Check.contains("0.05 seconds", error.getMessage());
            }
        });
        tests.put("a daemon that does not read is a timeout", () -> {
            try (var daemon = new Misbehaving("stops-reading")) {
                var hasty = daemon.client.within(Duration.ofMillis(100));
                for (var echo : List.of(1, "x".repeat(5_000_000), 2)) {
                    Check.fails(DaemonTimeoutException.class,
                            () -> hasty.serverPing(p -> p.echo(echo)));
                }
            }
        });
        tests.put("a daemon that accepts nobody is a timeout",
                () -> holdsUpNobody("full-queue", "did not accept the connection within 0.2 sec"));
        tests.put("a call that sends holds up no other",
                () -> holdsUpNobody("stops-reading", "did not answer within 0.2 seconds"));
        tests.put("a late reply does not answer a later call", () -> {
            try (var daemon = new Misbehaving("slow")) {
                var hasty = daemon.client.within(Duration.ofMillis(50));
                Check.fails(DaemonTimeoutException.class, () -> hasty.serverPing(p -> p.echo(1)));
                Check.equal(Maybe.of(2L), daemon.client.serverPing(p -> p.echo(2)).echo());
                Check.equal(1L, daemon.seen().get("connections"));
            }
        });
        tests.put("an interrupted thread", () -> {
            try (var daemon = new Misbehaving("silent")) {
                Thread.currentThread().interrupt();
                Check.fails(CallInterruptedException.class, daemon.client::serverPing);
                Check.that(Thread.interrupted(), "it is not interrupted any more");
            }
        });
    }

    /** A call with a longer limit connects or sends, and is still pending after others' limits. */
    private static void holdsUpNobody(String scenario, String text) throws Exception {
        try (var daemon = new Misbehaving(scenario)) {
            var hasty = daemon.client.within(Duration.ofMillis(200));
            Check.fails(DaemonTimeoutException.class, hasty::serverPing);
            var pending = daemon.client.serverPingAsync(p -> p.echo("x".repeat(5_000_000)));
            var error = Check.fails(DaemonTimeoutException.class, hasty::serverPing);
            Check.contains(text, error.getMessage());
            daemon.client.close();
            var failed = Check.fails(ExecutionException.class, pending::get);
            Check.equal(ClientClosedException.class, failed.getCause().getClass());
        }
    }

    private static void older() throws Exception {
        try (var daemon = new Misbehaving("older")) {
            var found = daemon.client.install(p -> p.device("iphone"));
            Check.equal("iphone", found.device());
            Check.that(!found.created(), found);
            var user = found.user();
            Check.equal("QON_1", user.id());
            Check.equal(Arrays.asList(null, List.of(), null, null),
                    Arrays.asList(user.customerId(), user.aliases(), user.createdAt(),
                            user.environment()));
        }
    }

    private static void gaps() throws Exception {
        var told = new LinkedBlockingQueue<String>();
        var options = new Options().onNotification((method, params) -> {
            var map = (Map<?, ?>) params;
            told.add(method + " " + map.get("subscription") + " " + map.get("cursor"));
        });
        try (var daemon = new Misbehaving("subscriptions-end", options)) {
            Check.equal("1", daemon.client.eventsSubscribe().subscription());
            Check.equal("2", daemon.client.eventsSubscribe().subscription());
            daemon.client.eventsUnsubscribe("2");
            Check.that(daemon.client.serverPing().pong(), "no answer");
            for (var each : List.of("event 1 1", "event 2 1", "gap 1 1")) {
                Check.equal(each, told.poll(5, TimeUnit.SECONDS));
            }
            daemon.client.eventsSubscribe();
            Check.equal("event 1 1", told.poll(5, TimeUnit.SECONDS));
            daemon.client.close();
            Check.equal(null, told.poll(50, TimeUnit.MILLISECONDS));
        }
    }

    private static void patience() throws Exception {
        var options = new Options().timeout(Duration.ofMillis(500));
        try (var daemon = new Misbehaving("silent-feed", options)) {
            var feed = daemon.client.events().wait(Duration.ofMillis(500))
                    .patience(Duration.ofSeconds(1));
            Check.equal("1", feed.next().cursor());
            Check.equal("2", feed.next().cursor());
            Check.fails(DaemonTimeoutException.class, feed::next);
            feed.close();
            // Each of the calls that fail takes the second of the patience.
            Check.equal(3, ((List<?>) daemon.seen().get("requests")).size());
        }
    }

    private static void violations(Map<String, Tests.Test> tests) {
        for (var scenario : List.of("garbage", "no-result", "unknown-id", "wrong-types")) {
            tests.put("what is no reply: " + scenario, () -> {
                try (var daemon = new Misbehaving(scenario)) {
                    Check.fails(ProtocolViolationException.class, daemon.client::install);
                }
            });
        }
        tests.put("a refusal of the connection", () -> {
            try (var daemon = new Misbehaving("too-many-connections")) {
                var error = Check.fails(
                        TooManyConnectionsException.class, daemon.client::serverPing);
                Check.equal(List.of("tooManyConnections", 1403L),
                        List.of(error.kind(), error.code()));
            }
        });
    }

    /** Takes so many events, and in another feed the rest of them, to the last. */
    private static void acknowledges(
            Map<String, Tests.Test> tests, String scenario, int taken, int last) {
        tests.put("an event is acknowledged with the next: " + scenario, () -> {
            try (var daemon = new Misbehaving(scenario)) {
                var all = IntStream.rangeClosed(1, last).mapToObj(Integer::toString).toList();
                var first = daemon.client.events().consumer("mailer");
                Check.equal(all.subList(0, taken), cursors(taken, first));
                // It came back for more after all but the last.
                var second = daemon.client.events().consumer("mailer");
                Check.equal(all.subList(taken - 1, last), cursors(last - taken + 1, second));
            }
        });
    }

    /** A thousand writes, every third with a key; none may be doubled, no reply mixed up. */
    private static void chaos() throws Exception {
        var threads = Executors.newFixedThreadPool(16);
        try (var daemon = new Misbehaving("chaos"); var asking = new Client(daemon.socket)) {
            var calls = new ArrayList<Future<Integer>>();
            for (var number = 0; number < 1000; number += 1) {
                var device = "d" + number;
                var key = number % 3 == 0 ? "k" : null;
                calls.add(threads.submit(() -> {
                    try {
                        var found =
                                daemon.client.install(p -> p.device(device).idempotencyKey(key));
                        Check.equal(List.of(device, device),
                                List.of(found.device(), found.user().device()));
                        return 0;
                    } catch (ConnectionLostException error) {
                        return 1;
                    }
                }));
            }
            var lost = 0;
            for (var each : calls) {
                lost += each.get();
            }
            Check.that(lost > 0 && lost < 700, lost);
            var written = (Map<?, ?>) asking.call("fake.written", Map.of());
            Check.that((Long) written.get("devices") >= 1000 - lost, written);
            Check.equal(List.of(List.of(), List.of()),
                    List.of(written.get("twice"), written.get("thrice")));
        } finally {
            threads.shutdown();
        }
    }

    private static void feeds(Map<String, Tests.Test> tests) {
        tests.put("the feed resumes after a disconnect", () -> {
            try (var daemon = new Misbehaving("feed-disconnects"); var feed = daemon.client.events()) {
                var first = feed.next();
                Check.that(first.device().isNull() && first.price().isAbsent(), first);
                for (var cursor : List.of("2", "3", "4", "5")) {
                    Check.equal(cursor, feed.next().cursor());
                    Check.equal(cursor, feed.cursor());
                }
            }
        });
        tests.put("the feed starts after the given cursor", () -> {
            try (var daemon = new Misbehaving("well-behaved")) {
                Check.equal(List.of("5"), cursors(1, daemon.client.events().after("4")));
            }
        });
        acknowledges(tests, "small-pages", 3, 5);
        acknowledges(tests, "well-behaved", 3, 5);
        acknowledges(tests, "full-pages", 150, 250);
        tests.put("the patience of a feed is a time", MisbehaviourTests::patience);
        tests.put("the feed of a daemon without events.wait", () -> {
            try (var daemon = new Misbehaving("without-events-wait")) {
                var found = cursors(5, daemon.client.events());
                Check.equal(List.of("1", "2", "3", "4", "5"), found);
                var requests = (List<?>) daemon.seen().get("requests");
                Check.equal(List.of(0L, "events.wait"), requests.get(0));
                Check.equal(List.of(0L, "events.read"), requests.get(1));
            }
        });
    }
}
