package entitled;

/** What came is no answer of this protocol. */
public final class ProtocolViolationException extends EntitledException {
    private static final long serialVersionUID = 1;

    public ProtocolViolationException(String message) {
        super(message, "make sure that it is entitled that listens there");
    }
}
