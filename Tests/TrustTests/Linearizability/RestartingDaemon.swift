import Foundation
import Synchronization
import TestSupport

/// A daemon that is killed and restarted while clients are connected.
final class RestartingDaemon: Sendable {
  private struct State {
    var isUp = true
    /// The instant of each kill so far.
    var kills: [UInt64] = []
  }

  /// A connection to one of the daemons.
  struct Connection {
    let line: SocketLine
    fileprivate let daemon: Int
  }

  private let socket: String
  private let state = Mutex(State())

  init(_ daemon: DaemonProcess) { socket = daemon.socket }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  /// Kills and restarts the daemon; only the thread that owns the daemon calls it.
  func kill(_ daemon: DaemonProcess, restartWith options: [String]) throws {
    state.withLock { $0.isUp = false }
    daemon.kill()
    state.withLock { $0.kills.append(Self.now) }
    try daemon.restart(options)
    state.withLock { $0.isUp = true }
  }

  /// Connects; waits until a daemon listens.
  func connect() throws -> Connection {
    for _ in 0..<60_000 {
      let (isUp, daemon) = state.withLock { ($0.isUp, $0.kills.count) }
      if isUp, let line = try? SocketLine(socket),
        state.withLock({ $0.kills.count }) == daemon
      {
        return Connection(line: line, daemon: daemon)
      }
      usleep(1000)
    }
    throw ChildProcessError(reason: "no daemon started after the kill")
  }

  /// Returns when the daemon of a broken connection was killed.
  func kill(of connection: Connection) throws -> UInt64 {
    for _ in 0..<60_000 {
      let kill = state.withLock { state in
        state.kills.indices.contains(connection.daemon) ? state.kills[connection.daemon] : nil
      }
      if let kill { return kill }
      usleep(1000)
    }
    throw ChildProcessError(reason: "the daemon closed a connection without a kill")
  }
}
