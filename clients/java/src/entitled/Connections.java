package entitled;

/** The connection of a client: the next one, when the last one is lost. */
final class Connections {
    private final Options options;
    private final Search search;
    private Connection connection;
    private boolean isClosed;

    Connections(Options options, Search search) {
        this.options = options;
        this.search = search;
    }

    /** One that takes requests; it may still be connecting. */
    synchronized Connection open() {
        if (isClosed) {
            throw new ClientClosedException();
        }
        if (connection == null || connection.isOver()) {
            connection = new Connection(search, options.onNotification);
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
