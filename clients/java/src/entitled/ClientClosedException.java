package entitled;

/** The client was closed. */
public final class ClientClosedException extends EntitledException {
    private static final long serialVersionUID = 1;

    ClientClosedException() {
        super("the client is closed", "make another one");
    }
}
