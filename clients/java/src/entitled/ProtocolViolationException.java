package entitled;

/** What came is no answer of this protocol. */
public final class ProtocolViolationException extends EntitledException {
    private static final long serialVersionUID = 1;

    public ProtocolViolationException(String message) {
        super(message, "check that the program at this socket is entitled");
    }
}
