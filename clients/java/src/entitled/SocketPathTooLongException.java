package entitled;

/** A socket's path that the system does not take. */
public final class SocketPathTooLongException extends EntitledException {
    private static final long serialVersionUID = 1;

    SocketPathTooLongException(String path, int length, int limit) {
        super(
                "the socket's path has " + length + " bytes, and at most " + limit
                        + " are possible: " + path,
                "choose a shorter path with new Client(path) or with $ENTITLED_SOCKET, "
                        + "for the daemon too");
    }
}
