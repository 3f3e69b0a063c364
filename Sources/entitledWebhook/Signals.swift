import Glibc

/// Signals, taken one by one by the main thread: threads that begin later hear none.
struct Signals: ~Copyable {
  private var set = sigset_t()

  enum Wish {
    case stop, hurry
  }

  init() {
    signal(SIGPIPE, SIG_IGN)
    // SAFETY: the set is ours, and nothing keeps a pointer to it.
    unsafe sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for a signal, so long at most; nil when none came.
  borrowing func wait(milliseconds: Int64) -> Wish? {
    var limit = timespec(
      tv_sec: Int(milliseconds / 1000),
      tv_nsec: Int(milliseconds % 1000) * 1_000_000
    )
    var set = set
    // SAFETY: both are variables of this call.
    switch unsafe sigtimedwait(&set, nil, &limit) {
    case SIGTERM, SIGINT: return .stop
    case SIGHUP: return .hurry
    default: return nil
    }
  }
}
