/// The limits of the server.
package struct ServerLimits: Hashable, Sendable {
  /// Clients accepted in a turn, so that they do not delay connected clients.
  package var acceptsPerTurnMax = 256
  /// Served connections; a client beyond that receives an error and is disconnected.
  package var connectionsMax = 20_000
  /// Served connections of a user, so that some remain for other users.
  package var connectionsPerUidMax = 19_000
  /// Time from TERM to the end of `run`, for peers that do not read.
  ///
  /// The daemon exits within 5 seconds, and the store closes in the rest.
  package var drainDuration: Duration = .seconds(4)
  /// Length of a line, without its LF.
  package var lineBytesMax = 1 << 20
  /// Replies that may be pending for a connection; above it, the connection's lines wait.
  package var pipelinedRequestsMax = 1024
  /// Bytes read from a connection in a turn.
  package var readBytesPerTurn = 64 << 10
  /// Connections above `connectionsMax` that wait for their error; others stay in the kernel's
  /// queue.
  package var surplusConnectionsMax = 64
  /// Buffered bytes of incomplete lines on all connections; above it, the longest line is dropped.
  package var partialLineBytesMax = 64 << 20
  /// Bytes of replies that wait on a connection, for the disk or its client, before its lines wait.
  package var unsentBytesMax = 4 << 20
  /// Bytes of replies that wait for clients to read them, on all connections.
  ///
  /// Above half of it, lines wait on each connection with more than `crowdedBytesMax`. Above it,
  /// the server closes connections, first the connection whose client has read nothing for the
  /// longest time.
  package var unsentBytesTotalMax = 64 << 20
  /// Time that a connection stays open which is not served: a surplus connection, and a finished
  /// connection whose peer still writes.
  package var unservedDuration: Duration = .seconds(1)

  package init() {}

  /// The limits that the configuration can set, by name.
  package static let configurable: [(name: StaticString, path: LimitPath)] = [
    ("connectionsMax", \.connectionsMax),
    ("connectionsPerUidMax", \.connectionsPerUidMax),
    ("lineBytesMax", \.lineBytesMax),
    ("partialLineBytesMax", \.partialLineBytesMax),
    ("pipelinedRequestsMax", \.pipelinedRequestsMax),
    ("unsentBytesMax", \.unsentBytesMax),
    ("unsentBytesTotalMax", \.unsentBytesTotalMax),
  ]

  package typealias LimitPath = any WritableKeyPath<ServerLimits, Int> & Sendable
}

extension ServerLimits {
  /// Bytes that may wait on a connection while all connections have many: enough for a client that
  /// reads its replies as they arrive.
  static let crowdedBytesMax = 64 << 10

  /// Descriptors reserved for the store, the log and other files.
  static let descriptorsReserved = 64

  /// Returns these limits with no more connections than the descriptors allow.
  ///
  /// For example, with 256 descriptors there are 176 connections.
  package func fitting(descriptorsMax: Int) -> ServerLimits {
    var limits = self
    let reserved = min(Self.descriptorsReserved, descriptorsMax / 2)
    limits.surplusConnectionsMax = min(surplusConnectionsMax, max(1, descriptorsMax / 16))
    let free = descriptorsMax - reserved - limits.surplusConnectionsMax
    limits.connectionsMax = max(1, min(connectionsMax, free))
    // The same share as the default.
    let others = limits.connectionsMax / 20
    limits.connectionsPerUidMax = min(connectionsPerUidMax, limits.connectionsMax - others)
    return limits
  }

  /// Traps if a limit is zero, which would stop the server.
  func check() {
    let counts = [
      acceptsPerTurnMax, connectionsMax, connectionsPerUidMax, lineBytesMax, pipelinedRequestsMax,
      readBytesPerTurn, surplusConnectionsMax, partialLineBytesMax, unsentBytesMax,
      unsentBytesTotalMax,
    ]
    precondition(counts.allSatisfy { $0 > 0 }, "ServerLimits: every count is at least 1")
  }
}
