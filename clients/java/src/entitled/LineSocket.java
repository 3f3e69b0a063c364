package entitled;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/**
 * The raw layer: a socket that sends bytes and receives lines. {@code connect}, then {@code send}
 * and {@code receive}: enough for a client of one's own. {@link Client} uses the parts that do not
 * wait.
 */
public final class LineSocket implements AutoCloseable {
    private static final int CHUNK = 1 << 18;
    private static final long PAUSE_MILLIS = 10;
    private static final int JAVA_PATH_BYTES_MAX = 106;

    private final SocketChannel channel;
    private final Selector selector;
    private final SelectionKey key;
    private final LineBuffer lines = new LineBuffer();
    private final ByteBuffer chunk = ByteBuffer.allocate(CHUNK);
    private final Queue<byte[]> ready = new ArrayDeque<>();

    /** Where it leads. */
    final String path;

    private LineSocket(SocketChannel channel, String path) throws IOException {
        this.channel = channel;
        this.path = path;
        selector = Selector.open();
        key = channel.register(selector, SelectionKey.OP_READ);
    }

    /** Connects to the first place where a daemon answers; the error tells of all. */
    public static LineSocket first(List<String> paths, Deadline deadline) {
        return first(paths, deadline, () -> true);
    }

    static LineSocket first(List<String> paths, Deadline deadline, BooleanSupplier isWanted) {
        var tried = new ArrayList<Attempt>();
        var isForbidden = false;
        for (var path : paths) {
            var length = path.getBytes(StandardCharsets.UTF_8).length;
            if (length > Places.PATH_BYTES_MAX && paths.size() == 1) {
                throw new SocketPathTooLongException(path, length, Places.PATH_BYTES_MAX);
            }
            try {
                return connect(path, length, deadline, isWanted);
            } catch (IOException | IllegalArgumentException error) {
                var reason = reason(path, length, error);
                tried.add(new Attempt(path, reason));
                isForbidden |= reason.equals("permission denied");
            }
        }
        throw Places.nowhere(tried, isForbidden);
    }

    private static LineSocket connect(
            String path, int length, Deadline deadline, BooleanSupplier isWanted)
            throws IOException {
        if (path.isEmpty() || length > Places.PATH_BYTES_MAX) {
            throw new InvalidPathException(path, "no path of a socket");
        }
        if (length > JAVA_PATH_BYTES_MAX) {
            return throughLink(path, deadline, isWanted);
        }
        return connect(UnixDomainSocketAddress.of(path), path, deadline, isWanted);
    }

    private static LineSocket connect(
            UnixDomainSocketAddress address, String path, Deadline deadline,
            BooleanSupplier isWanted) throws IOException {
        while (isWanted.getAsBoolean()) {
            var channel = SocketChannel.open(StandardProtocolFamily.UNIX);
            try {
                channel.configureBlocking(false);
                if (channel.connect(address)) {
                    return new LineSocket(channel, path);
                }
                channel.close();
            } catch (IOException | RuntimeException error) {
                channel.close();
                if (!isFull(error)) {
                    throw error;
                }
            }
            // A full queue cannot be waited for. A daemon is there, so the next place must not be
            // used instead.
            if (deadline.hasPassed()) {
                throw DaemonTimeoutException.unsent(deadline.limit());
            }
            pause();
        }
        throw new ConnectionLostException("no call waits for the connection any more");
    }

    /** The longest path of the system is too long for Java: then a shorter one leads there. */
    private static LineSocket throughLink(
            String path, Deadline deadline, BooleanSupplier isWanted) throws IOException {
        var folder = Files.createTempDirectory("entitled-");
        var link = folder.resolve("s");
        try {
            Files.createSymbolicLink(link, Path.of(path).toAbsolutePath());
            return connect(UnixDomainSocketAddress.of(link), path, deadline, isWanted);
        } finally {
            Files.deleteIfExists(link);
            Files.delete(folder);
        }
    }

    private static boolean isFull(Exception error) {
        return String.valueOf(error.getMessage()).contains("temporarily unavailable");
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CallInterruptedException();
        }
    }

    /** Why a connection was refused, as half a sentence. Java tells the error by its text only. */
    private static String reason(String path, int length, Exception error) {
        if (length > Places.PATH_BYTES_MAX) {
            return "it has " + length + " bytes of at most " + Places.PATH_BYTES_MAX;
        }
        if (error instanceof IllegalArgumentException) {
            return "not a valid path";
        }
        var text = String.valueOf(error.getMessage());
        if (text.contains("ermission denied") || text.contains("not permitted")) {
            return "permission denied";
        }
        if (text.contains("refused")) {
            return "connection refused";
        }
        return Files.exists(Path.of(path)) ? text : "no such file";
    }

    // What does not wait.

    /** Sends what the daemon's buffer takes, and says how much that was. */
    int sendSome(ByteBuffer data) throws IOException {
        return channel.write(data);
    }

    /** The lines that what has come completes; null when nothing more will come. */
    List<byte[]> receiveSome() throws IOException {
        chunk.clear();
        var count = channel.read(chunk);
        return count < 0 ? null : lines.feed(chunk.flip());
    }

    /** How many bytes have come of a line that has not ended. */
    int unfinished() {
        return lines.unfinished();
    }

    /** Waits until it can be read, or written where that is asked for, or until `wake`. */
    void await(boolean write, long millis) throws IOException {
        key.interestOps(SelectionKey.OP_READ | (write ? SelectionKey.OP_WRITE : 0));
        selector.selectedKeys().clear();
        if (millis == 0) {
            selector.selectNow();
        } else {
            selector.select(millis == Long.MAX_VALUE ? 0 : millis);
        }
    }

    boolean isReadable() {
        return selector.selectedKeys().contains(key) && key.isValid() && key.isReadable();
    }

    void wake() {
        selector.wakeup();
    }

    // What waits.

    /** Sends all of it; what comes meanwhile is kept for {@code receive}. */
    public void send(byte[] data, Deadline deadline) throws IOException, TimeoutException {
        var rest = ByteBuffer.wrap(data);
        while (rest.hasRemaining()) {
            if (sendSome(rest) == 0) {
                if (deadline.hasPassed()) {
                    throw new TimeoutException("the daemon did not read in time");
                }
                await(true, deadline.millisLeft());
                if (isReadable()) {
                    keep();
                }
            }
        }
    }

    private boolean keep() throws IOException {
        var lines = receiveSome();
        if (lines != null) {
            ready.addAll(lines);
        }
        return lines != null;
    }

    /** The next line without its line feed; null when the daemon has closed. */
    public byte[] receive(Deadline deadline) throws IOException, TimeoutException {
        while (ready.isEmpty()) {
            if (deadline.hasPassed()) {
                throw new TimeoutException("no line came in time");
            }
            await(false, deadline.millisLeft());
            if (isReadable() && !keep()) {
                return null;
            }
        }
        return ready.remove();
    }

    /** Whether lines, or pieces of one, are there that were not received. */
    public boolean hasMore() throws IOException {
        await(false, 0);
        if (isReadable()) {
            keep();
        }
        return !ready.isEmpty() || unfinished() > 0;
    }

    /** Says that nothing more will be sent. */
    public void halfClose() throws IOException {
        channel.shutdownOutput();
    }

    @Override
    public void close() {
        try (selector; channel) {
            key.cancel();
        } catch (IOException alreadyGone) {
            // There is nothing left to close.
        }
    }
}
