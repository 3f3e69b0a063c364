package entitled.testing;

import entitled.Client;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A daemon for a test: on a socket of its own, in memory, with a clock that the test moves.
 *
 * <p>It is ready when it is made, and gone after {@code close}, or with this program.
 */
public final class Daemon implements AutoCloseable {
    private static final Set<Daemon> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        var end = new Thread(() -> List.copyOf(RUNNING).forEach(Daemon::close));
        Runtime.getRuntime().addShutdownHook(end);
    }

    private final String program;
    private final boolean isManual;
    private final List<String> options;
    private final Path folder;
    private final List<Client> clients = new ArrayList<>();
    private Process process;

    /** The usual one, with a manual clock, and further options of the daemon. */
    public Daemon(String... options) {
        this(null, true, List.of(options));
    }

    private Daemon(String program, boolean isManual, List<String> options) {
        this.program = program != null ? program : found();
        this.isManual = isManual;
        this.options = options;
        folder = newFolder();
        RUNNING.add(this);
        restart();
    }

    /** One whose clock is the system's. */
    public static Daemon withSystemClock() {
        return new Daemon(null, false, List.of());
    }

    /** One of another program than {@code $ENTITLED_DAEMON}, or {@code entitled} of $PATH. */
    public static Daemon of(String program, String... options) {
        return new Daemon(program, true, List.of(options));
    }

    /** Starts it again after {@code kill} or {@code terminate}. */
    public void restart() {
        var command = new ArrayList<>(List.of(program, "--socket", socket(), "--store", "memory:"));
        // Java passes no descriptors but the first three, and nothing else is written to that one.
        command.addAll(List.of("--ready-fd", "1"));
        // Its standard input is a pipe that ends with this program, even where that is killed.
        command.addAll(List.of("--lifeline-fd", "0"));
        if (isManual) {
            command.addAll(List.of("--clock", "manual"));
        }
        command.addAll(options);
        var builder = new ProcessBuilder(command);
        builder.redirectError(ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
        try {
            process = builder.start();
        } catch (IOException error) {
            close();
            throw new DaemonFailedException(
                    "the daemon " + program + " cannot be started: " + error.getMessage(),
                    "$ENTITLED_DAEMON says where it is");
        }
        if (!isReady()) {
            var code = end(false);
            var said = log().strip();
            close();
            throw new DaemonFailedException("the daemon ended with " + code + ": " + said, null);
        }
    }

    private boolean isReady() {
        try (var output = process.getInputStream()) {
            return output.read() == '\n';
        } catch (IOException error) {
            return false;
        }
    }

    public String socket() {
        return folder.resolve("s").toString();
    }

    /** Its files; they are gone with it. */
    public Path folder() {
        return folder;
    }

    public long pid() {
        return process.pid();
    }

    /** What it has logged so far. */
    public String log() {
        try {
            return new String(Files.readAllBytes(folder.resolve("log")), StandardCharsets.UTF_8);
        } catch (IOException none) {
            return "";
        }
    }

    /** A client of this daemon, which is closed with it. */
    public Client client() {
        var client = new Client(socket());
        clients.add(client);
        return client;
    }

    /** Ends it at once, as if its machine lost power. */
    public void kill() {
        process.destroyForcibly();
        end(false);
    }

    /** Asks it to end, and gives its exit code. */
    public int terminate() {
        return end(true);
    }

    private int end(boolean asks) {
        if (asks) {
            process.destroy();
        }
        try {
            return process.waitFor();
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    @Override
    public void close() {
        RUNNING.remove(this);
        clients.forEach(Client::close);
        if (process != null) {
            kill();
        }
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        } catch (IOException gone) {
            // Another thread has removed it.
        }
    }

    private static String found() {
        var named = System.getenv().getOrDefault("ENTITLED_DAEMON", "");
        if (!named.isEmpty()) {
            return named;
        }
        for (var each : System.getenv().getOrDefault("PATH", "").split(":")) {
            var program = Path.of(each, "entitled");
            if (Files.isExecutable(program)) {
                return program.toString();
            }
        }
        throw new DaemonFailedException(
                "there is no daemon to test with",
                "install entitled, or name its program with $ENTITLED_DAEMON");
    }

    /** A new folder whose paths are short enough for a socket. */
    private static Path newFolder() {
        var usual = System.getProperty("java.io.tmpdir");
        try {
            var within = Path.of(usual.length() < 80 ? usual : "/tmp");
            return Files.createTempDirectory(within, "entitled-");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
