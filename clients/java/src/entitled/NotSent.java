package entitled;

/** The connection was over before anything of the request went out. */
final class NotSent extends RuntimeException {
    private static final long serialVersionUID = 1;

    final EntitledException reason;

    NotSent(EntitledException reason) {
        super(reason.getMessage(), reason);
        this.reason = reason;
    }
}
