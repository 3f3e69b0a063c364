package entitled;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Bytes to lines: no limit but memory's, and no byte looked at twice. */
final class LineBuffer {
    private final ByteArrayOutputStream rest = new ByteArrayOutputStream();

    /** The lines that these bytes complete, without their line feeds. */
    List<byte[]> feed(ByteBuffer data) {
        var lines = new ArrayList<byte[]>();
        var bytes = data.array();
        var start = data.position();
        for (var index = start; index < data.limit(); index += 1) {
            if (bytes[index] == '\n') {
                rest.write(bytes, start, index - start);
                lines.add(rest.toByteArray());
                rest.reset();
                start = index + 1;
            }
        }
        rest.write(bytes, start, data.limit() - start);
        return lines;
    }

    /** How many bytes have come of the next line. */
    int unfinished() {
        return rest.size();
    }
}
