package entitled.testing;

import entitled.EntitledException;

/** The daemon of a test did not start. */
public final class DaemonFailedException extends EntitledException {
    private static final long serialVersionUID = 1;

    DaemonFailedException(String message, String hint) {
        super(message, hint);
    }
}
