package entitled;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** The misbehaving daemon of clients/testing, with a client. */
final class Misbehaving implements AutoCloseable {
    private final Path folder = Files.createTempDirectory("entitled-");
    final String socket = folder.resolve("s").toString();
    final Client client;
    private final Process process;

    Misbehaving(String scenario) throws IOException {
        this(scenario, new Options());
    }

    Misbehaving(String scenario, Options options) throws IOException {
        var command = List.of("python3", "../testing/misbehaving-daemon", scenario, socket);
        var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        process = builder.start();
        var output = new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8);
        Check.equal("ready", new BufferedReader(output).readLine());
        client = new Client(options.socket(socket));
    }

    /** What it saw: how many connections, and the requests of each. */
    Map<String, Object> seen() {
        try (var asking = new Client(socket)) {
            var seen = (Map<?, ?>) asking.call("fake.seen", Map.of());
            var connections = (Long) seen.get("connections") - 1;
            return Map.of("connections", connections, "requests", seen.get("requests"));
        }
    }

    /** What would be seen of the same method on each of so many connections. */
    static Map<String, Object> each(String method, long connections) {
        var requests = LongStream.range(0, connections)
                .mapToObj(number -> List.<Object>of(number, method)).toList();
        return Map.of("connections", connections, "requests", requests);
    }

    @Override
    public void close() throws IOException {
        client.close();
        process.getOutputStream().close();
        process.onExit().join();
        Files.deleteIfExists(Path.of(socket));
        Files.delete(folder);
    }
}
