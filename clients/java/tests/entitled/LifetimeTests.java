package entitled;

import entitled.generated.EventKind;
import entitled.generated.Product;
import entitled.testing.Daemon;
import entitled.testing.DaemonFailedException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** What happens to clients whose daemon comes and goes; feeds; the daemon of a test. */
final class LifetimeTests {
    private static final Duration SOON = Duration.ofMillis(20);

    private LifetimeTests() {}

    /** What the tests do in another process. */
    static void child(String... words) {
        switch (words[1]) {
            case "ping" -> System.out.println(new Client().serverPing().pong());
            case "forbidden" -> {
                try (var client = new Client(words[2])) {
                    client.serverPing();
                } catch (EntitledException error) {
                    System.out.println(error);
                }
            }
            case "same" -> same();
            case "leaving" -> {
                // The program closes none of them.
                var daemon = new Daemon();
                daemon.client().serverPing();
                System.out.println(daemon.pid() + " " + daemon.folder());
            }
            case "missing" ->
                System.out.println(Check.fails(DaemonFailedException.class, Daemon::new));
            default -> throw new IllegalArgumentException(words[1]);
        }
    }

    /** With two places, of which the first has the client's daemon. */
    private static void same() {
        var places = List.of("RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR");
        var folders = places.stream().map(System::getenv).toList();
        try (var client = new Client()) {
            client.serverPing();
            System.out.println("connected");
            new Scanner(System.in, StandardCharsets.UTF_8).nextLine();
            for (var each : List.<Tests.Test>of(client::serverPing, client.events()::next)) {
                var error = Check.fails(NoDaemonException.class, each);
                Check.equal(List.of(folders.get(0) + "/entitled.sock"),
                        error.tried().stream().map(Attempt::path).toList());
            }
            System.out.println("the same");
        }
    }

    private static void sameDaemon() throws Exception {
        try (var first = new Daemon(); var second = new Daemon()) {
            for (var daemon : List.of(first, second)) {
                var link = daemon.folder().resolve("entitled.sock");
                Files.createSymbolicLink(link, Path.of(daemon.socket()));
            }
            var builder = new ProcessBuilder(java("--child", "same"));
            builder.environment().remove("ENTITLED_SOCKET");
            builder.environment().put("RUNTIME_DIRECTORY", first.folder().toString());
            builder.environment().put("XDG_RUNTIME_DIR", second.folder().toString());
            var process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
            try (var said = process.inputReader(); var to = process.outputWriter()) {
                Check.equal("connected", said.readLine());
                first.kill();
                to.write("\n");
                to.flush();
                Check.equal("the same", said.readLine());
            }
        }
    }

    static List<String> java(String... words) {
        var here = Path.of(System.getProperty("java.class.path")).toAbsolutePath().toString();
        var program = System.getProperty("java.home") + "/bin/java";
        var command = new ArrayList<>(List.of(program, "-cp", here, "entitled.Tests"));
        command.addAll(List.of(words));
        return command;
    }

    /** What a command wrote that ended well. */
    static String ran(Map<String, String> environment, List<String> begin, List<String> end)
            throws Exception {
        var command = new ArrayList<>(begin);
        command.addAll(end);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        environment.forEach(builder.environment()::put);
        var process = builder.start();
        var output = process.getInputStream().readAllBytes();
        var text = new String(output, StandardCharsets.UTF_8);
        Check.that(process.waitFor() == 0, text);
        return text;
    }

    static String another(Map<String, String> environment, String word) throws Exception {
        return ran(environment, List.of(), java("--child", word));
    }

    static void addTo(Map<String, Tests.Test> tests) {
        tests.put("a daemon that was restarted", () -> {
            try (var daemon = new Daemon()) {
                var client = daemon.client();
                client.install(p -> p.device("a"));
                daemon.kill();
                Check.fails(NoDaemonException.class, () -> client.install(p -> p.device("a")));
                daemon.restart();
                Check.equal(true, client.install(p -> p.device("a")).created());
            }
        });
        tests.put("a daemon that was restarted unseen", () -> {
            try (var daemon = new Daemon()) {
                var client = daemon.client();
                client.install(p -> p.device("a"));
                Check.equal(0, daemon.terminate());
                daemon.restart();
                // Nothing of it can have gone to the first one.
                Check.equal(true, client.install(p -> p.device("a")).created());
            }
        });
        tests.put("a reconnect goes to the same daemon", LifetimeTests::sameDaemon);
        tests.put("a daemon killed in the middle", LifetimeTests::killed);
        tests.put("a client that was closed", () -> {
            try (var silent = new Misbehaving("silent")) {
                var waiting = silent.client.serverPingAsync();
                silent.client.close();
                var error = Check.fails(ExecutionException.class, waiting::get);
                Check.that(error.getCause() instanceof ClientClosedException, error);
                Check.fails(ClientClosedException.class, silent.client::serverPing);
                Check.fails(ClientClosedException.class, silent.client.within(SOON)::serverPing);
            }
        });
        tests.put("the feed", LifetimeTests::feed);
        tests.put("the feed of a daemon that was restarted", () -> {
            try (var daemon = new Daemon()) {
                daemon.client().install(p -> p.device("a"));
                try (var feed = daemon.client().events().pause(SOON)) {
                    feed.next();
                    daemon.kill();
                    daemon.restart();
                    daemon.client().install(p -> p.device("b"));
                    daemon.client().install(p -> p.device("c"));
                    Check.equal("2", feed.next().cursor());
                }
            }
        });
        tests.put("the feed of a consumer", LifetimeTests::consumer);
        tests.put("fifty daemons at once", LifetimeTests::fifty);
        tests.put("gone with the program", () -> {
            var words = another(Map.of(), "leaving").strip().split(" ");
            Check.that(!runs(Long.parseLong(words[0])), "the daemon is still there");
            Check.that(!Files.exists(Path.of(words[1])), "its folder is still there");
        });
        tests.put("what cannot start says why", () -> {
            var wrong = Check.fails(
                    DaemonFailedException.class, () -> new Daemon("--no-such-option"));
            Check.contains("--no-such-option", wrong.getMessage());
            var none = Check.fails(
                    DaemonFailedException.class, () -> Daemon.of("/nowhere/entitled"));
            Check.contains("$ENTITLED_DAEMON", none.getMessage());
            var nothing = Map.of("ENTITLED_DAEMON", "", "PATH", "/nowhere");
            Check.contains("$ENTITLED_DAEMON", another(nothing, "missing"));
        });
        tests.put("the first program of the README", LifetimeTests::readme);
        tests.put("a jar of Maven", LifetimeTests::maven);
    }

    private static boolean runs(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    private static void killed() throws Exception {
        try (var daemon = new Daemon()) {
            var client = daemon.client();
            client.serverPing();
            var pending = IntStream.range(0, 2000)
                    .mapToObj(number -> client.installAsync(p -> p.device("" + number))).toList();
            daemon.kill();
            var lost = 0;
            for (var each : pending) {
                try {
                    each.get(60, TimeUnit.SECONDS);
                    Check.equal(0, lost);
                } catch (ExecutionException error) {
                    var why = error.getCause();
                    var isKnown = why instanceof ConnectionLostException
                            || why instanceof NoDaemonException;
                    Check.that(isKnown, why);
                    lost += 1;
                }
            }
        }
    }

    private static void feed() throws Exception {
        try (var daemon = new Daemon()) {
            var client = daemon.client();
            client.install(p -> p.device("a"));
            var feed = client.events().pause(SOON);
            Check.equal(EventKind.USER_CREATED, feed.next().kind());
            var later = CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS);
            later.execute(() -> client.install(p -> p.device("b")));
            Check.equal("2", feed.next().cursor());
            // From another thread, while it waits.
            later.execute(feed::close);
            Check.equal(false, feed.hasNext());
        }
    }

    private static void consumer() {
        try (var daemon = new Daemon()) {
            var client = daemon.client();
            for (var device : List.of("a", "b", "c")) {
                client.install(p -> p.device(device));
            }
            var first = client.events().consumer("mailer").limit(2);
            Check.equal(List.of("1", "2", "3"), MisbehaviourTests.cursors(3, first));
            var second = client.events().consumer("mailer").limit(2);
            Check.equal(List.of("3"), MisbehaviourTests.cursors(1, second));
        }
    }

    private static void fifty() throws Exception {
        var starting = IntStream.range(0, 50)
                .mapToObj(number -> CompletableFuture.supplyAsync(Daemon::new)).toList();
        var daemons = new ArrayList<Daemon>();
        for (var each : starting) {
            daemons.add(each.get());
        }
        var pids = daemons.stream().map(Daemon::pid).toList();
        var folders = daemons.stream().map(Daemon::folder).toList();
        Check.equal(50, new HashSet<>(folders).size());
        for (var daemon : daemons) {
            Check.equal(true, daemon.client().install(p -> p.device("iphone")).created());
        }
        daemons.forEach(Daemon::close);
        Check.that(pids.stream().noneMatch(LifetimeTests::runs), "one is still there");
        Check.that(folders.stream().noneMatch(Files::exists), "a folder is still there");
    }

    /** With Debian's Maven, which needs no network. */
    private static void maven() throws Exception {
        var named = System.getenv("ENTITLED_MAVEN_REPOSITORY");
        var repository = Path.of(named == null ? "/usr/share/maven-repo" : named);
        var plugins = "org/apache/maven/plugins/maven-";
        var needed = List.of(plugins + "compiler-plugin", plugins + "jar-plugin",
                plugins + "resources-plugin", "org/junit/junit-bom");
        if (!Files.isExecutable(Path.of("/usr/bin/mvn"))
                || !needed.stream().map(repository::resolve).allMatch(Files::exists)) {
            throw new Tests.Skipped("Debian's maven, libmaven-compiler-plugin-java, "
                    + "libmaven-jar-plugin-java, libmaven-resources-plugin-java or junit5 "
                    + "is not installed");
        }
        ran(Map.of(), List.of("/usr/bin/mvn", "-o", "-q", "-Dmaven.repo.local=" + repository),
                List.of("package"));
        var jar = ".build/maven/entitled-" + Client.VERSION + ".jar";
        program(jar);
    }

    private static void readme() throws Exception {
        program(System.getProperty("java.class.path"));
    }

    /** Runs the program of the README with these classes. */
    private static void program(String classes) throws Exception {
        var text = Files.readString(Path.of("README.md"));
        var program = text.split("```java\n")[1].split("```")[0];
        Check.that(program.lines().count() <= 10, "it is too long");
        try (var daemon = Daemon.withSystemClock()) {
            var products = Map.of("lifetime", Product.of("premium"));
            daemon.client().projectDefine(more -> more.products(products));
            var file = daemon.folder().resolve("Program.java");
            Files.writeString(file, program);
            var command = List.of("java", "-cp", classes, file.toString());
            var variables = Map.of("ENTITLED_SOCKET", daemon.socket());
            Check.equal("premium is active\n", ran(variables, command, List.of()));
        }
    }
}
