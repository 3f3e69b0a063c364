package entitled;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Where the daemon's socket may be. */
final class Places {
    static final int PATH_BYTES_MAX = 107;

    private Places() {}

    /**
     * The paths to try, in this order.
     *
     * A path that the caller named, in the call or in $ENTITLED_SOCKET, is the only one: what was
     * meant for one daemon must not reach another.
     */
    static List<String> all(String given, Map<String, String> environment) {
        var named = given != null ? given : environment.getOrDefault("ENTITLED_SOCKET", "");
        if (given != null || !named.isEmpty()) {
            return List.of(named.startsWith("unix:") ? named.substring(5) : named);
        }
        var home = environment.getOrDefault("HOME", "");
        var folders = List.of(
                // systemd separates several by colons; the first is that of the unit's own name.
                environment.getOrDefault("RUNTIME_DIRECTORY", "").split(":", 2)[0],
                environment.getOrDefault("XDG_RUNTIME_DIR", ""),
                "/run/entitled",
                (home.isEmpty() ? System.getProperty("user.home") : home)
                        + "/.local/state/entitled");
        var paths = new LinkedHashSet<String>();
        for (var folder : folders) {
            // A relative path would mean another place in each directory.
            if (folder.startsWith("/")) {
                paths.add(folder + "/entitled.sock");
            }
        }
        return List.copyOf(paths);
    }

    /** The error that tells of all places that were tried. */
    static EntitledException nowhere(List<Attempt> tried, boolean isForbidden) {
        return isForbidden ? new SocketForbiddenException(tried) : new NoDaemonException(tried);
    }
}
