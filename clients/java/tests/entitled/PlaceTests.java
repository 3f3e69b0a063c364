package entitled;

import entitled.testing.Daemon;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

/** Where a daemon is looked for, and what is said where none is. */
final class PlaceTests {
    private PlaceTests() {}

    static void addTo(Map<String, Tests.Test> tests) {
        tests.put("the places, in their order", PlaceTests::order);
        tests.put("the first place where a daemon answers", PlaceTests::first);
        tests.put("no daemon", () -> {
            var error = Check.fails(NoDaemonException.class, new Client("/nowhere/s")::serverPing);
            Check.contains("/nowhere/s: no such file", error.getMessage());
            Check.contains("start the daemon with: entitled", error.getMessage());
            Check.equal(List.of(new Attempt("/nowhere/s", "no such file")), error.tried());
            for (var path : List.of("", "a\0b")) {
                var none = Check.fails(NoDaemonException.class, new Client(path)::serverPing);
                Check.contains("not a valid path", none.getMessage());
            }
        });
        tests.put("no daemon listens", () -> {
            try (var daemon = new Daemon()) {
                daemon.kill();
                var error = Check.fails(NoDaemonException.class, daemon.client()::serverPing);
                Check.contains("connection refused", error.getMessage());
            }
        });
        tests.put("a path that is too long, and one that is not", PlaceTests::length);
        tests.put("no permission", PlaceTests::permission);
    }

    private static void order() {
        Check.equal(
                List.of("/run/a/entitled.sock", "/x/entitled.sock", "/run/entitled/entitled.sock",
                        "/home/ann/.local/state/entitled/entitled.sock"),
                Places.all(null, Map.of("RUNTIME_DIRECTORY", "/run/a:/run/b",
                        "XDG_RUNTIME_DIR", "/x", "HOME", "/home/ann")));
        var named = Map.of("ENTITLED_SOCKET", "unix:/a/b", "HOME", "/h");
        Check.equal(List.of("/a/b"), Places.all(null, named));
        Check.equal(List.of("/c"), Places.all("/c", named));
        Check.equal(List.of("/c"), Places.all("unix:/c", Map.of()));
        Check.equal(
                List.of("/run/entitled/entitled.sock", "/h/.local/state/entitled/entitled.sock"),
                Places.all(null, Map.of("XDG_RUNTIME_DIR", "relative", "HOME", "/h",
                        "ENTITLED_SOCKET", "")));
    }

    private static void first() throws Exception {
        try (var daemon = new Daemon()) {
            var named = Map.of("ENTITLED_SOCKET", "unix:" + daemon.socket());
            Check.equal("true\n", LifetimeTests.another(named, "ping"));
            var elsewhere = daemon.folder().resolve("entitled.sock");
            Files.move(Path.of(daemon.socket()), elsewhere);
            var places = Map.of("ENTITLED_SOCKET", "", "RUNTIME_DIRECTORY", "/nowhere",
                    "XDG_RUNTIME_DIR", daemon.folder().toString());
            Check.equal("true\n", LifetimeTests.another(places, "ping"));
        }
    }

    private static void length() throws Exception {
        var error = Check.fails(SocketPathTooLongException.class,
                new Client("/" + "é".repeat(53) + "ab")::serverPing);
        for (var word : List.of("109 bytes", "107", "$ENTITLED_SOCKET")) {
            Check.contains(word, error.getMessage());
        }
        try (var daemon = new Misbehaving("well-behaved")) {
            var folder = Path.of(daemon.socket).getParent().toString();
            var path = folder + "/" + "s".repeat(106 - folder.length());
            Check.equal(107, path.length());
            Files.move(Path.of(daemon.socket), Path.of(path));
            try (var client = new Client(path)) {
                Check.equal(true, client.serverPing().pong());
            }
            Files.move(Path.of(path), Path.of(daemon.socket));
        }
    }

    private static void permission() throws Exception {
        if (!System.getProperty("user.name").equals("root")) {
            throw new Tests.Skipped("only root can change its uid");
        }
        try (var daemon = new Daemon()) {
            var open = PosixFilePermissions.fromString("rwx-----x");
            Files.setPosixFilePermissions(daemon.folder(), open);
            var become = "import os, sys; os.setgroups([]); os.setgid(65534); os.setuid(65534); "
                    + "os.execvp(sys.argv[1], sys.argv[1:])";
            var said = LifetimeTests.ran(Map.of(), List.of("python3", "-c", become),
                    LifetimeTests.java("--child", "forbidden", daemon.socket()));
            Check.contains("SocketForbiddenException", said);
            Check.contains("--allow-uid", said);
        }
    }
}
