import Glibc
import Platform
import SocketServer

/// Where the daemon says that its socket listens: a descriptor that its starter passed.
///
/// It is looked at before anything else is opened: later the number could be one of the daemon's
/// own files, and the store is no place for a line feed.
struct ReadyDescriptor: ~Copyable {
  private let descriptor: Descriptor?
  private let number: Int32?

  /// Takes the descriptor over under another number; the standard streams stay open besides.
  init(_ number: Int32?) throws(UsageError) {
    guard let number else {
      descriptor = nil
      self.number = nil
      return
    }
    let flags = fcntl(number, F_GETFL)
    guard fcntl(number, F_GETFD) >= 0, flags >= 0, flags & O_ACCMODE != O_RDONLY else {
      throw UsageError(
        "--ready-fd \(number): the descriptor is not open for writing",
        hint: "open it when you start the daemon, for example entitled --ready-fd 3 3>FILE"
      )
    }
    let copy = try PassedDescriptor.takeOver(number, as: "--ready-fd \(number)")
    self.number = copy.number
    descriptor = consume copy
  }

  /// Writes the line feed, and closes the descriptor.
  consuming func announce() { write() }

  /// Borrows, so that the descriptor is open until the call is over.
  private borrowing func write() {
    guard let number else { return }
    let line: [UInt8] = [0x0A]
    // SAFETY: the array outlives the call. Whoever waits for the line sees the end either way.
    _ = unsafe Glibc.write(number, line, 1)
  }
}
