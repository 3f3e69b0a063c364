import Glibc
import Platform
import SocketServer

/// The descriptor on which the daemon reports readiness; its parent passes it.
///
/// The daemon checks the number before it opens lock or data files. Later the number could belong
/// to the data file, and a line feed would damage it.
struct ReadyDescriptor: ~Copyable {
  private let descriptor: Descriptor?
  private let number: Int32?

  /// Moves the descriptor to another number; standard streams also stay open.
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

  /// Writes a line feed and closes the descriptor.
  consuming func announce() { write() }

  /// Borrows `self`, so that the descriptor stays open during the call.
  private borrowing func write() {
    guard let number else { return }
    let line: [UInt8] = [0x0A]
    // SAFETY: the array outlives the call. On failure the parent sees the end of the stream.
    _ = unsafe Glibc.write(number, line, 1)
  }
}
