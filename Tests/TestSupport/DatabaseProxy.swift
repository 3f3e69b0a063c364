import Foundation
import Synchronization

/// A network between daemons and PostgreSQL, which a test counts, delays, cuts and stalls.
///
/// Each direction of a connection has a thread. Call `close` at the end.
package final class DatabaseProxy: Sendable {
  package enum Direction: Sendable { case toServer, toDaemon }

  /// What happens to the connection that writes, after some bytes in a direction.
  package struct Fault: Sendable {
    package enum Kind: Sendable {
      /// Both sides see the end of the connection.
      case cut
      /// Nothing arrives any more, in either direction, and neither side sees an end.
      case stall
      /// The server sees the end of the connection, and the daemon sees nothing.
      case halfOpen
    }

    let kind: Kind
    let direction: Direction
    var bytesCount: Int

    package init(_ kind: Kind, _ direction: Direction, after bytesCount: Int) {
      (self.kind, self.direction, self.bytesCount) = (kind, direction, bytesCount)
    }
  }

  /// What has passed so far on all connections.
  package struct Counts: Sendable {
    /// How often a daemon has sent something after a reply, or at first.
    package var roundTrips = 0
    package var bytesToServer = 0
    package var bytesToDaemon = 0
    /// The bytes on connections that have written before.
    package var bytesOfWriters = (toServer: 0, toDaemon: 0)
  }

  private struct State {
    var target: String
    var connections: [ProxiedConnection] = []
    var counts = Counts()
    var fault: Fault?
    var quiet = Duration.zero
    var isBlackHole = false
    var isClosed = false
  }

  private let state: Mutex<State>
  private let folder: ScratchFolder
  private let listener: Int32
  /// The part of the option `--store` that leads to the server, and that which leads here.
  private let places: (server: String, proxy: String)

  /// Listens on a Unix socket, or on a TCP port of this machine.
  package init(to server: PostgreSQLServer, overTCP: Bool = false) throws {
    folder = try ScratchFolder()
    state = Mutex(State(target: server.socket))
    if overTCP {
      let (descriptor, port) = try ProxiedConnection.listenOnTCP()
      listener = descriptor
      places = ("host=\(server.host)", "host=127.0.0.1 port=\(port)")
    } else {
      listener = try ProxiedConnection.listen(at: folder.file(".s.PGSQL.5432"))
      places = ("host=\(server.host)", "host=\(folder.path)")
    }
    Thread.detachNewThread { self.acceptConnections() }
  }

  /// Closes the listener, not earlier: afterwards its number is that of another file, whose
  /// connection a second call of `close` would end.
  deinit { Foundation.close(listener) }

  /// Returns the option `--store` by which a daemon reaches a store through here.
  package func option(_ store: String) -> String {
    store.replacing(places.server, with: places.proxy)
  }

  /// The folder of its Unix socket, which libpq takes as a host.
  package var host: String { folder.path }

  package var counts: Counts { state.withLock { $0.counts } }

  /// Has the connection that writes fail once; counting starts with the next byte.
  package func arm(_ fault: Fault) { state.withLock { $0.fault = fault } }

  /// Takes a fault back; returns false if it has happened.
  package func disarm() -> Bool { state.withLock { $0.fault.take() != nil } }

  package var isArmed: Bool { state.withLock { $0.fault != nil } }

  /// Delivers replies only when the daemon has been silent for so long.
  ///
  /// A daemon that sends several statements together has then sent all of them before the first
  /// reply, so `Counts.roundTrips` counts them once. It counts them twice if the daemon did not run
  /// for that long meanwhile, and never too few.
  package func delayReplies(untilQuietFor quiet: Duration) {
    state.withLock { $0.quiet = quiet }
  }

  /// Has nothing arrive any more, also on new connections, until it is set to false.
  package func setBlackHole(_ isOn: Bool) { state.withLock { $0.isBlackHole = isOn } }

  /// Leads new connections to another server, and ends those that are open.
  package func lead(to server: PostgreSQLServer) {
    state.withLock { $0.target = server.socket }
    cutAll()
  }

  package func cutAll() {
    let open = state.withLock { state in
      defer { state.connections.removeAll() }
      return state.connections
    }
    for connection in open { connection.end() }
  }

  /// Refuses new connections, and ends those that are open; a second call changes nothing.
  package func close() {
    state.withLock { $0.isClosed = true }
    shutdown(listener, Int32(SHUT_RDWR))
    cutAll()
  }

  // MARK: Threads

  private func acceptConnections() {
    while true {
      let daemon = accept(listener, nil, nil)
      if daemon < 0 && errno == EINTR { continue }
      _ = fcntl(daemon, F_SETFD, FD_CLOEXEC)
      let target = state.withLock { $0.target }
      guard daemon >= 0 else { return }
      guard let connection = ProxiedConnection(daemon, to: target) else { continue }
      let isClosed = state.withLock { state in
        if !state.isClosed { state.connections.append(connection) }
        return state.isClosed
      }
      guard !isClosed else { return }
      for direction in [Direction.toServer, .toDaemon] {
        Thread.detachNewThread { self.forward(direction, on: connection) }
      }
    }
  }

  private func forward(_ direction: Direction, on connection: ProxiedConnection) {
    while let bytes = connection.receive(direction) {
      guard !connection.isHeld, awaitDelivery(direction, on: connection) else { break }
      let (count, fault) = record(bytes, direction, connection)
      guard connection.send(bytes.prefix(count), direction) else { break }
      if let fault { connection.suffer(fault.kind) }
    }
    // A connection that is held ends with the test.
    guard !connection.isHeld else { return }
    connection.end()
    state.withLock { state in state.connections.removeAll { $0 === connection } }
  }

  /// Waits while nothing is to arrive; returns false if the connection has ended meanwhile.
  private func awaitDelivery(_ direction: Direction, on connection: ProxiedConnection) -> Bool {
    while true {
      let (isBlackHole, quiet) = state.withLock { ($0.isBlackHole, $0.quiet) }
      if connection.isEnded { return false }
      let isNoisy = direction == .toDaemon && connection.silence < quiet
      guard isBlackHole || isNoisy else { return true }
      usleep(500)
    }
  }

  /// Counts bytes that are about to be sent; returns how many may pass, and what happens then.
  private func record(
    _ bytes: [UInt8],
    _ direction: Direction,
    _ connection: ProxiedConnection
  ) -> (Int, Fault?) {
    let isNewTrip = connection.note(bytes, direction)
    return state.withLock { state in
      if isNewTrip { state.counts.roundTrips += 1 }
      let isWriter = connection.hasWritten
      switch direction {
      case .toServer:
        state.counts.bytesToServer += bytes.count
        if isWriter { state.counts.bytesOfWriters.toServer += bytes.count }
      case .toDaemon:
        state.counts.bytesToDaemon += bytes.count
        if isWriter { state.counts.bytesOfWriters.toDaemon += bytes.count }
      }
      guard isWriter, let fault = state.fault, fault.direction == direction else {
        return (bytes.count, nil)
      }
      guard fault.bytesCount < bytes.count else {
        state.fault?.bytesCount -= bytes.count
        return (bytes.count, nil)
      }
      state.fault = nil
      return (fault.bytesCount, fault)
    }
  }
}
