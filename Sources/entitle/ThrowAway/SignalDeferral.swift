import EntitledClient
import Glibc
import Platform
import Synchronization

/// Signals that end this program, kept waiting until something is tidied up.
final class SignalDeferral: Sendable {
  private let signals: [Int32]
  /// One is being heeded: this program ends of it, and of nothing else.
  private let hasCome = Mutex(false)

  /// From here on they wait, in threads that are started later too.
  init(of signals: [Int32] = [SIGINT, SIGTERM, SIGHUP]) {
    self.signals = signals
    mask(SIG_BLOCK)
  }

  /// Tidies up when one comes, and then lets it end this program.
  func watch(_ tidyUp: @escaping @Sendable () -> Void) {
    // Without room for a thread they wait until `allow`.
    try? Thread.detach { [self] in
      let number = wait()
      hasCome.withLock { $0 = true }
      tidyUp()
      signal(number, SIG_DFL)
      mask(SIG_UNBLOCK)
      kill(getpid(), number)
    }
  }

  /// Lets them through again; does not return when one has come.
  func allow() {
    mask(SIG_UNBLOCK)
    // What was tidied up may be missed before the signal is let through.
    while hasCome.withLock({ $0 }) { pause() }
  }

  private func wait() -> Int32 {
    var number: Int32 = 0
    var set = set
    // SAFETY: the variables outlive the call.
    while unsafe sigwait(&set, &number) != 0 {}
    return number
  }

  private func mask(_ how: Int32) {
    var set = set
    // SAFETY: the variable outlives the call.
    unsafe pthread_sigmask(how, &set, nil)
  }

  private var set: sigset_t {
    var set = sigset_t()
    // SAFETY: the variable outlives the calls.
    unsafe sigemptyset(&set)
    for number in signals { unsafe sigaddset(&set, number) }
    return set
  }
}
