package entitled;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/**
 * The driver of {@code entitled --certify} for this client; Protocol/certify.md describes the
 * tasks.
 */
final class Certify {
    private Client client;

    private Certify() {}

    public static void main(String... arguments) throws IOException {
        var driver = new Certify();
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (var line = input.readLine(); line != null; line = input.readLine()) {
            var task = (Map<?, ?>) Json.read(line);
            output.print(Json.write(outcome(() -> driver.perform(task))) + "\n");
            output.flush();
        }
    }

    private Map<String, ?> perform(Map<?, ?> task) {
        switch ((String) task.get("do")) {
            case "open" -> {
                if (client != null) {
                    client.close();
                }
                client = new Client((String) task.get("socket"));
            }
            case "close" -> client.close();
            case "call" -> {
                return result(within(task).call((String) task.get("method"), params(task)));
            }
            case "calls" -> {
                var timed = within(task);
                var pending = ((List<?>) task.get("calls")).stream().map(each -> (Map<?, ?>) each)
                        .map(each -> timed.callAsync((String) each.get("method"), params(each)))
                        .toList();
                return Map.of("answers",
                        pending.stream().map(each -> outcome(() -> result(each.join()))).toList());
            }
            case "feed" -> {
                var cursors = new ArrayList<String>();
                try (var feed = client.events()) {
                    while (cursors.size() < ((Number) task.get("count")).intValue()) {
                        cursors.add(feed.next().cursor());
                    }
                }
                return Map.of("cursors", cursors);
            }
            default -> {
                return Map.of("skipped", "this client has no " + task.get("do"));
            }
        }
        return Map.of();
    }

    private Client within(Map<?, ?> task) {
        var seconds = ((Number) task.get("seconds")).doubleValue();
        return client.within(Duration.ofMillis(Math.round(seconds * 1000)));
    }

    private static Object params(Map<?, ?> call) {
        return call.get("params") == null ? Map.of() : call.get("params");
    }

    private static Map<String, ?> result(Object result) {
        var report = new LinkedHashMap<String, Object>();
        report.put("result", result);
        return report;
    }

    /** The report of what some work returns or throws. */
    private static Map<String, ?> outcome(Supplier<Map<String, ?>> work) {
        try {
            return work.get();
        } catch (CompletionException failed) {
            return failed((EntitledException) failed.getCause());
        } catch (EntitledException error) {
            return failed(error);
        }
    }

    private static Map<String, ?> failed(EntitledException error) {
        if (!(error instanceof RemoteException refusal)) {
            return Map.of("failure", word(error));
        }
        // The client's message ends with the hint, in parentheses.
        var end = refusal.hint() == null ? "" : " (" + refusal.hint() + ")";
        var message = refusal.getMessage();
        var members = new LinkedHashMap<String, Object>();
        members.put("kind", refusal.kind());
        members.put("code", refusal.code());
        members.put("message", message.substring(0, message.length() - end.length()));
        members.put("hint", refusal.hint());
        members.put("field", refusal.field());
        members.put("retryable", refusal.retryable());
        members.put("data", refusal.data());
        return Map.of("error", members);
    }

    private static String word(EntitledException error) {
        if (error instanceof DaemonTimeoutException) {
            return "timeout";
        } else if (error instanceof ConnectionLostException) {
            return "lost";
        } else if (error instanceof ProtocolViolationException) {
            return "violation";
        } else if (error instanceof NoDaemonException) {
            return "noDaemon";
        } else if (error instanceof SocketPathTooLongException) {
            return "pathTooLong";
        }
        return error.toString();
    }
}
