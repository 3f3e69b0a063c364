package entitled;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Where a client and its feeds find the daemon: at the first place that answers, and from then on
 * only there. A restarted daemon is waited for: another one would have other users.
 */
final class Search {
    private final String given;
    private volatile String found;

    Search(String given) {
        this.given = given;
    }

    /** Tries while it is wanted, where the daemon's queue is full. */
    LineSocket connect(BooleanSupplier isWanted) {
        var paths = found == null ? Places.all(given, System.getenv()) : List.of(found);
        var line = LineSocket.first(paths, new Deadline(null), isWanted);
        found = line.path;
        return line;
    }
}
