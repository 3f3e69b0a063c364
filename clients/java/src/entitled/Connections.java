package entitled;

/** The connection of a client: the next one, when the last one is lost. */
final class Connections {
    private final Options options;
    private Connection connection;
    private boolean isClosed;

    Connections(Options options) {
        this.options = options;
    }

    synchronized Connection connected(Deadline deadline) {
        if (isClosed) {
            throw new ClientClosedException();
        }
        if (connection == null || connection.isOver()) {
            var line = LineSocket.first(Places.all(options.socket, System.getenv()), deadline);
            connection = new Connection(line, options.onNotification);
        }
        return connection;
    }

    synchronized void close() {
        isClosed = true;
        if (connection != null) {
            connection.fail(new ClientClosedException());
        }
    }
}
