import CLinux
import Glibc

/// Lets one thread sleep until another one has something for it: an eventfd.
///
/// Rings are not counted: any number of them wakes the sleeper once.
package struct Doorbell: ~Copyable, Sendable {
  private let descriptor: CInt

  /// Nobody has rung yet.
  package init() throws(StorageError) {
    descriptor = eventfd(0, CInt(EFD_CLOEXEC))
    guard descriptor >= 0 else { throw .unusable("no eventfd could be made: errno \(errno)") }
  }

  deinit {
    _ = Glibc.close(descriptor)
  }

  /// Wakes who sleeps, or who is the next to.
  package func ring() {
    var one: UInt64 = 1
    repeat {
      // SAFETY: eight bytes are read from a variable of eight bytes that outlives the call.
      let written = unsafe Glibc.write(descriptor, &one, 8)
      if written == 8 { return }
      // https://man7.org/linux/man-pages/man2/eventfd.2.html: only a full counter blocks, and that
      // takes 2^64 rings that nobody heard.
    } while errno == EINTR
    preconditionFailure("Doorbell: ringing failed with errno \(errno)")
  }

  /// Waits for a ring, so long at most; false where none came.
  package func wait(milliseconds: CInt) -> Bool {
    var descriptors = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: one descriptor is passed, in a variable that outlives the call.
    guard unsafe poll(&descriptors, 1, milliseconds) > 0 else { return false }
    wait()
    return true
  }

  /// Sleeps until somebody rings.
  package func wait() {
    var count: UInt64 = 0
    repeat {
      // SAFETY: eight bytes are written into a variable of eight bytes that outlives the call.
      let taken = unsafe Glibc.read(descriptor, &count, 8)
      if taken == 8 { return }
    } while errno == EINTR
    preconditionFailure("Doorbell: waiting failed with errno \(errno)")
  }
}
