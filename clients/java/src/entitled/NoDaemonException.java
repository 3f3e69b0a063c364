package entitled;

import java.util.List;

/** No daemon answers at any of the places that were tried. */
public final class NoDaemonException extends EntitledException {
    private static final long serialVersionUID = 1;

    private final transient List<Attempt> tried;

    NoDaemonException(List<Attempt> tried) {
        super(
                "cannot connect to the daemon" + Attempt.listed(tried),
                "start the daemon with: entitled; or name its socket with new Client(path) "
                        + "or with $ENTITLED_SOCKET");
        this.tried = tried;
    }

    public List<Attempt> tried() {
        return tried;
    }
}
