package entitled;

/** Anything that kept a call from its result; {@link #hint()} says what to do about it. */
public class EntitledException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String hint;

    protected EntitledException(String message, String hint) {
        super(hint == null ? message : message + " (" + hint + ")");
        this.hint = hint;
    }

    /** What to do about it; null where there is nothing to say. */
    public String hint() {
        return hint;
    }
}
