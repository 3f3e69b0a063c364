package entitled;

import java.util.List;

/** No daemon answers at any of the places that were tried. */
public final class NoDaemonException extends EntitledException {
    private static final long serialVersionUID = 1;

    private final Attempt[] tried;

    NoDaemonException(List<Attempt> tried) {
        super(
                "cannot connect to the daemon" + Attempt.listed(tried),
                "start the daemon with: entitled; or name its socket with new Client(path) "
                        + "or with $ENTITLED_SOCKET");
        this.tried = tried.toArray(Attempt[]::new);
    }

    public List<Attempt> tried() {
        return List.of(tried);
    }
}
