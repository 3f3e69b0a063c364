internal import CLinux
internal import Glibc

/// An eventfd, which wakes threads that wait for it or poll its descriptor.
///
/// A signal stays until a wait consumes it. Several signals wake a wait, unless they are counted.
package struct EventDescriptor: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// Makes an eventfd.
  ///
  /// `isBlocking` saves a system call for a thread that only waits for this; `clear` would then
  /// block. `isCounting` lets each signal wake a wait of its own.
  package init(isBlocking: Bool = false, isCounting: Bool = false) throws(SystemError) {
    let flags = EFD_CLOEXEC | (isBlocking ? 0 : EFD_NONBLOCK) | (isCounting ? EFD_SEMAPHORE : 0)
    descriptor = Descriptor(owning: try systemCall("eventfd") { eventfd(0, CInt(flags)) })
  }

  /// The descriptor's number, for `poll` and `epoll`.
  package var number: CInt { descriptor.number }

  /// Wakes a waiting thread, or the next thread that waits.
  package func signal() {
    var one: UInt64 = 1
    // SAFETY: the variable outlives the call, which reads its 8 bytes.
    while unsafe Glibc.write(number, &one, 8) != 8 {
      // EAGAIN: the counter is full, so a wait returns anyway.
      if errno == EAGAIN { return }
      precondition(errno == EINTR, "EventDescriptor: write failed with errno \(errno)")
    }
  }

  /// Consumes pending signals; returns false if there were none.
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

  /// Waits for a signal, and consumes it.
  package func wait() {
    while !clear() { _ = poll(milliseconds: -1) }
  }

  /// Waits for a signal, and consumes it; returns false after the timeout.
  @discardableResult
  package func wait(milliseconds: CInt) -> Bool {
    poll(milliseconds: milliseconds) && clear()
  }

  /// Waits for a signal or the timeout, without consuming the signal.
  @discardableResult
  package func poll(milliseconds: CInt) -> Bool {
    var entry = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    // SAFETY: one entry, in a variable that outlives the call.
    return unsafe Glibc.poll(&entry, 1, milliseconds) > 0
  }
}
