import EntitledClient
import Glibc
import Platform
import Synchronization

/// Blocks the signals that end this program until it has cleaned up.
final class SignalDeferral: Sendable {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Whether a signal has arrived and will end this program.
  private let hasCome = Mutex(false)

  /// Blocks the signals in this thread and in threads that it starts later.
  init() {
    mask(SIG_BLOCK)
  }

  /// Calls `tidyUp` when a signal arrives, then lets the signal end this program.
  func watch(_ tidyUp: @escaping @Sendable () -> Void) {
    // If no thread can start, the signals stay blocked until `allow`.
    try? Thread.detach { [self] in
      let number = wait()
      hasCome.withLock { $0 = true }
      tidyUp()
      signal(number, SIG_DFL)
      mask(SIG_UNBLOCK)
      kill(getpid(), number)
    }
  }

  /// Unblocks the signals; does not return if a signal has arrived.
  func allow() {
    mask(SIG_UNBLOCK)
    // Wait for the signal, because this thread must not run on after the cleanup.
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
    for number in Self.signals { unsafe sigaddset(&set, number) }
    return set
  }
}
