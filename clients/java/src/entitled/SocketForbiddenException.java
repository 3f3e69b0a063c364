package entitled;

import java.util.List;

/** A daemon's socket is there, and this process may not use it. */
public final class SocketForbiddenException extends EntitledException {
    private static final long serialVersionUID = 1;

    private final Attempt[] tried;

    SocketForbiddenException(List<Attempt> tried) {
        super(
                "this user has no access to the daemon's socket" + Attempt.listed(tried),
                "be the daemon's own user, or let the daemon be started with --allow-uid or "
                        + "--allow-gid");
        this.tried = tried.toArray(Attempt[]::new);
    }

    public List<Attempt> tried() {
        return List.of(tried);
    }
}
