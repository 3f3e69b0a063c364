// Signals as bytes on a descriptor, so that nothing ever runs in a signal's context.
internal import CLinux
internal import Glibc
package import Platform

/// TERM, INT and HUP as something that the loop waits for like anything else.
package struct SignalSource: ~Copyable, Sendable {
  let descriptor: Descriptor

  /// Blocks the three in this thread, and ignores PIPE.
  ///
  /// Threads inherit what is blocked: call it in the main thread before there is another one.
  package init() throws(SystemError) {
    var set = sigset_t()
    // SAFETY: the set outlives each of the calls.
    unsafe sigemptyset(&set)
    for number in [SIGTERM, SIGINT, SIGHUP] { unsafe sigaddset(&set, number) }
    let code = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
    guard code == 0 else { throw SystemError(code: code, call: "pthread_sigmask") }
    _ = signal(SIGPIPE, SIG_IGN)
    let flags = CInt(SFD_CLOEXEC | SFD_NONBLOCK)
    let number: CInt = try systemCall("signalfd") { unsafe signalfd(-1, &set, flags) }
    descriptor = Descriptor(owning: number)
  }

  /// Whether any came since it was asked last: for whoever only wants to end.
  package func hasHeard() -> Bool { !take().isEmpty }

  /// What the signals that came since the last call ask for.
  func take() -> Waker.Reasons {
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
