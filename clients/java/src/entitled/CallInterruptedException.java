package entitled;

/** The thread was interrupted while it waited for the answer, and is so still. */
public final class CallInterruptedException extends EntitledException {
    private static final long serialVersionUID = 1;

    CallInterruptedException() {
        super("the thread was interrupted", DaemonTimeoutException.PERHAPS);
    }
}
