package entitled;

import java.io.Serializable;
import java.util.List;
import java.util.stream.Collectors;

/** A place where no daemon answered, and why. */
public record Attempt(String path, String reason) implements Serializable {
    static String listed(List<Attempt> tried) {
        var lines = tried.stream().map(each -> each.path + ": " + each.reason);
        return tried.size() == 1
                ? lines.map(line -> ": " + line).collect(Collectors.joining())
                : lines.map(line -> "\n  " + line).collect(Collectors.joining());
    }
}
