package entitled;

/** The connection ended before the answer; whether it was carried out is not known. */
public final class ConnectionLostException extends EntitledException {
    private static final long serialVersionUID = 1;

    ConnectionLostException(String message) {
        super(message, DaemonTimeoutException.PERHAPS);
    }
}
