import Glibc
import Platform
import SocketServer

/// The end of a pipe or socket whose other end the daemon's starter holds.
///
/// However the starter ends, its end is closed, and the daemon ends as well. Taken over, as the
/// ready descriptor is, before anything else is opened.
struct LifelineDescriptor: ~Copyable {
  private var descriptor: Descriptor?

  /// Takes the descriptor over under another number; the standard streams stay open besides.
  init(_ number: Int32?) throws(UsageError) {
    guard let number else {
      descriptor = nil
      return
    }
    let flags = fcntl(number, F_GETFL)
    guard fcntl(number, F_GETFD) >= 0, flags >= 0, flags & O_ACCMODE != O_WRONLY,
      Self.canEnd(number)
    else {
      throw UsageError(
        "--lifeline-fd \(number): the descriptor is not a pipe or socket open for reading",
        hint: "open it when you start the daemon, for example COMMAND | entitled --lifeline-fd 0"
      )
    }
    descriptor = try PassedDescriptor.takeOver(number, as: "--lifeline-fd \(number)")
  }

  /// Gives the descriptor to whoever watches it.
  mutating func take() -> Descriptor? {
    descriptor.take()
  }

  /// A file has no other end.
  private static func canEnd(_ number: Int32) -> Bool {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe fstat(number, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}
