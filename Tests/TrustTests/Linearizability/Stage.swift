import Foundation
import Synchronization
import TestSupport

/// A daemon that is killed and restarted while clients are connected.
final class Stage: Sendable {
  private struct Standing {
    var isUp = true
    /// The instant of each kill so far.
    var deaths: [UInt64] = []
  }

  /// A connection to one of the daemons.
  struct Visit {
    let line: SocketLine
    fileprivate let daemon: Int
  }

  private let socket: String
  private let standing = Mutex(Standing())

  init(_ daemon: DaemonProcess) { socket = daemon.socket }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Kills and restarts the daemon; only the thread that owns the daemon calls it.
  func kill(_ daemon: DaemonProcess, restartWith options: [String]) throws {
    standing.withLock { $0.isUp = false }
    daemon.kill()
    standing.withLock { $0.deaths.append(Self.now) }
    try daemon.restart(options)
    standing.withLock { $0.isUp = true }
  }

  /// Connects; waits until a daemon listens.
  func connect() throws -> Visit {
    for _ in 0..<60_000 {
      let (isUp, daemon) = standing.withLock { ($0.isUp, $0.deaths.count) }
      if isUp, let line = try? SocketLine(socket),
        standing.withLock({ $0.deaths.count }) == daemon
      {
        return Visit(line: line, daemon: daemon)
      }
      usleep(1000)
    }
    throw ChildProcessError(reason: "no daemon came back")
  }

  /// Returns when the daemon of a broken connection was killed.
  func death(of visit: Visit) throws -> UInt64 {
    for _ in 0..<60_000 {
      let death = standing.withLock { standing in
        standing.deaths.indices.contains(visit.daemon) ? standing.deaths[visit.daemon] : nil
      }
      if let death { return death }
      usleep(1000)
    }
    throw ChildProcessError(reason: "the daemon closed a connection, and was not killed")
  }
}
