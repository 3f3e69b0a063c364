internal import CLinux
internal import Glibc

/// Wakes threads that wait for it, or for its descriptor: an eventfd.
///
/// A signal stays until a wait takes it. Several signals wake one wait, unless they are counted.
package struct EventDescriptor: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// `isBlocking` saves a thread that only waits for this a system call; then `clear` would block.
  ///
  /// `isCounting` lets each signal wake a wait of its own.
  package init(isBlocking: Bool = false, isCounting: Bool = false) throws(SystemError) {
    let flags = EFD_CLOEXEC | (isBlocking ? 0 : EFD_NONBLOCK) | (isCounting ? EFD_SEMAPHORE : 0)
    descriptor = Descriptor(owning: try systemCall("eventfd") { eventfd(0, CInt(flags)) })
  }

  /// The kernel's number, for `poll` and `epoll`.
  package var number: CInt { descriptor.number }

  /// Wakes a thread that waits, or the next one that does.
  package func signal() {
    var one: UInt64 = 1
    // SAFETY: the variable outlives the call, which reads its 8 bytes.
    while unsafe Glibc.write(number, &one, 8) != 8 {
      // EAGAIN: 2^64 signals were not taken, and wake a wait anyway.
      if errno == EAGAIN { return }
      precondition(errno == EINTR, "EventDescriptor: write failed with errno \(errno)")
    }
  }

  /// Takes what was signalled; false where nothing was.
  @discardableResult
  package func clear() -> Bool {
    var count: UInt64 = 0
    // SAFETY: the variable outlives the call, which fills its 8 bytes.
    while unsafe Glibc.read(number, &count, 8) != 8 {
      if errno == EAGAIN { return false }
      precondition(errno == EINTR, "EventDescriptor: read failed with errno \(errno)")
    }
    return true
  }

  /// Waits for a signal, and takes it.
  package func wait() {
    while !clear() { _ = poll(milliseconds: -1) }
  }

  /// Waits for a signal, at most so long, and takes it; false where none came.
  @discardableResult
  package func wait(milliseconds: CInt) -> Bool {
    poll(milliseconds: milliseconds) && clear()
  }

  /// Waits for a signal, at most so long, and leaves it for the next wait.
  @discardableResult
  package func poll(milliseconds: CInt) -> Bool {
    var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    // SAFETY: one entry, in a variable that outlives the call.
    return unsafe Glibc.poll(&entry, 1, milliseconds) > 0
  }
}
