import Glibc

/// Signals for the main thread to wait for; threads that start later have them blocked.
struct Signals: ~Copyable {
  private var set = sigset_t()

  enum Order {
    case stop, retryNow
  }

  init() {
    // SAFETY: the set is a property of this value, and no call keeps a pointer to it.
    unsafe sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Waits for a signal until the timeout; returns nil if none arrived.
  borrowing func wait(milliseconds: Int64) -> Order? {
    var limit = timespec(
      tv_sec: Int(milliseconds / 1000),
      tv_nsec: Int(milliseconds % 1000) * 1_000_000
    )
    var set = set
    // SAFETY: both pointers refer to local variables of this call.
    switch unsafe sigtimedwait(&set, nil, &limit) {
    case SIGTERM, SIGINT: return .stop
    case SIGHUP: return .retryNow
    default: return nil
    }
  }
}
