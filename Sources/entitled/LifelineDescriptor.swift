import Glibc
import Platform
import SocketServer

/// One end of a pipe or socket whose other end the daemon's parent holds.
///
/// The kernel closes the parent's end when the parent exits, and the daemon then exits as well. The
/// daemon takes the descriptor over before it opens lock or data files.
struct LifelineDescriptor: ~Copyable {
  private var descriptor: Descriptor?

  /// Moves the descriptor to another number; standard streams also stay open.
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

  /// Hands the descriptor to its new owner.
  mutating func take() -> Descriptor? {
    descriptor.take()
  }

  /// Returns whether the descriptor is a pipe or a socket; a file has no other end.
  private static func canEnd(_ number: Int32) -> Bool {
    var status = stat()
    // SAFETY: the structure outlives the call that fills it.
    guard unsafe fstat(number, &status) == 0 else { return false }
    return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
  }
}
