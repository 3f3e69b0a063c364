// Signals read from a descriptor, so no code runs in a signal handler.
internal import CLinux
internal import Glibc
package import Platform

/// Receives TERM, INT and HUP through a descriptor that the loop polls.
package struct SignalSource: ~Copyable, Sendable {
  let descriptor: Descriptor

  /// Blocks the three signals in this thread.
  ///
  /// Threads inherit the signal mask, so call this in the main thread before it starts others.
  package init() throws(SystemError) {
    var set = sigset_t()
    // SAFETY: the set outlives each of the calls.
    unsafe sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, number) }
    let code = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    guard code == 0 else { throw SystemError(code: code, call: "pthread_sigmask") }
    let flags = CInt(SFD_CLOEXEC | SFD_NONBLOCK)
    let number: CInt = try systemCall("signalfd") { unsafe signalfd(-1, &set, flags) }
    descriptor = Descriptor(owning: number)
  }

  /// Whether a signal arrived since the last call, for a caller that only waits for the end.
  package func hasReceivedSignal() -> Bool { !takeReasons().isEmpty }

  /// Returns the requests of the signals since the last call.
  func takeReasons() -> Waker.Reasons {
    var reasons: Waker.Reasons = []
    var signal = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    // SAFETY: the structure outlives the call, which fills `size` bytes of it.
    while unsafe read(descriptor.number, &signal, size) == size {
      reasons.insert(signal.ssi_signo == UInt32(SIGHUP) ? .reload : .drain)
    }
    return reasons
  }
}
