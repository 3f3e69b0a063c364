import Foundation
import Synchronization
import TestSupport

/// A relay in front of a daemon that holds the requests of its choice, each with its connection,
/// as a daemon would that takes long for them.
final class HeldRequests: Sendable {
  private struct State {
    var isHolding = true
    var heldCount = 0
  }

  let socket: String
  private let daemon: String
  private let isHeld: @Sendable (String) -> Bool
  private let state = Mutex(State())
  private let listener: Int32

  init(
    at socket: String,
    before daemon: String,
    _ isHeld: @escaping @Sendable (String) -> Bool
  ) throws {
    (self.socket, self.daemon, self.isHeld) = (socket, daemon, isHeld)
    listener = try ProxiedConnection.listen(at: socket)
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        _ = fcntl(client, F_SETFD, FD_CLOEXEC)
        guard let connection = ProxiedConnection(client, to: self.daemon) else { continue }
        Thread.detachNewThread { self.forwardRequests(on: connection) }
        Thread.detachNewThread {
          while let bytes = connection.receive(.toDaemon), connection.send(bytes[...], .toDaemon) {}
          connection.end()
        }
      }
    }
  }

  /// Number of requests that were held so far.
  var heldCount: Int { state.withLock { $0.heldCount } }

  /// Lets all requests pass.
  func release() {
    state.withLock { $0.isHolding = false }
  }

  /// Accepts no further connection.
  func close() {
    release()
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func forwardRequests(on connection: ProxiedConnection) {
    while let bytes = connection.receive(.toServer) {
      if isHeld(String(decoding: bytes, as: UTF8.self)) {
        state.withLock { $0.heldCount += 1 }
        while state.withLock({ $0.isHolding }) { usleep(2000) }
      }
      guard connection.send(bytes[...], .toServer) else { break }
    }
    connection.end()
  }
}
