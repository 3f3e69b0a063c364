import CLinux
import Glibc

/// Wakes a thread that waits for something to do: a semaphore of the kernel's.
///
/// A ring that nobody waits for is kept for whoever waits next.
struct Bell: ~Copyable, Sendable {
  private let descriptor: CInt

  /// Nil when the system has no room for another descriptor.
  init?() {
    descriptor = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK | EFD_SEMAPHORE))
    guard descriptor >= 0 else { return nil }
  }

  deinit { _ = Glibc.close(descriptor) }

  func ring() {
    var one: UInt64 = 1
    // SAFETY: eight bytes are read from a variable of eight bytes that outlives the call. It fails
    // only where rings without number are kept already.
    _ = unsafe Glibc.write(descriptor, &one, 8)
  }

  /// Waits for a ring, so many milliseconds at most; it may also return early.
  func wait(milliseconds: Int64) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // SAFETY: one descriptor is passed, in a variable that outlives the call.
    let count = unsafe poll(&entry, 1, CInt(clamping: max(0, milliseconds)))
    guard count > 0 else { return }
    var taken: UInt64 = 0
    // SAFETY: eight bytes are written into a variable of eight bytes that outlives the call.
    _ = unsafe Glibc.read(descriptor, &taken, 8)
  }
}
