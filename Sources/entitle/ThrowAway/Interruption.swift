import EntitledClient
import Glibc

/// Signals that end this program, kept waiting until something is tidied up.
struct Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// From here on they wait, in threads that are started later too.
  init() {
    Self.mask(SIG_BLOCK)
  }

  /// Tidies up when one comes, and then lets it end this program.
  func watch(_ tidyUp: @escaping @Sendable () -> Void) {
    // Without room for a thread they wait until `allow`.
    _ = DetachedThread.start {
      let number = Self.wait()
      tidyUp()
      signal(number, SIG_DFL)
      Self.mask(SIG_UNBLOCK)
      kill(getpid(), number)
    }
  }

  /// Lets them through again.
  func allow() {
    Self.mask(SIG_UNBLOCK)
  }

  private static func wait() -> Int32 {
    var number: Int32 = 0
    var set = set
    // SAFETY: the variables outlive the call.
    while unsafe sigwait(&set, &number) != 0 {}
    return number
  }

  private static func mask(_ how: Int32) {
    var set = set
    // SAFETY: the variable outlives the call.
    unsafe pthread_sigmask(how, &set, nil)
  }

  private static var set: sigset_t {
    var set = sigset_t()
    // SAFETY: the variable outlives the calls.
    unsafe sigemptyset(&set)
    for number in signals { unsafe sigaddset(&set, number) }
    return set
  }
}
