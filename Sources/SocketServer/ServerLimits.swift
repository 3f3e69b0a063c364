// Every limit of the server, in one place.
internal import Glibc
package import Platform

/// How much the server takes on.
package struct ServerLimits: Hashable, Sendable {
  /// Clients let in in one turn, so that they do not hold up those who are there.
  package var acceptsPerTurnMax = 256
  /// Connections that are served; more than these are told so and closed.
  package var connectionsMax = 20_000
  /// Connections of one user, so that some are left for others.
  package var connectionsPerUidMax = 19_000
  /// From TERM to the end of `run`, for peers that do not read.
  ///
  /// Shorter than the 5 seconds in which the daemon exits: the store closes after it.
  package var drainDuration: Duration = .seconds(4)
  /// The length of a line, without its LF.
  package var lineBytesMax = 1 << 20
  /// Replies that may be owed to one connection; over it, its lines wait.
  package var pipelinedRequestsMax = 1024
  /// What is read from one connection in one turn.
  package var readBytesPerTurn = 64 << 10
  /// Connections over `connectionsMax` that may wait to be told so; over it, clients wait in the
  /// kernel's queue.
  package var surplusConnectionsMax = 64
  /// What is held of lines that have not ended, of all connections; over it, the longest goes.
  package var unfinishedBytesMax = 64 << 20
  /// Bytes of answers that wait on one connection, for the disk or for its client; over it, its
  /// lines wait.
  package var unsentBytesMax = 4 << 20
  /// Bytes of answers that wait for clients to read them, on all connections.
  ///
  /// Over half of it, lines wait on each connection on which more than `crowdedBytesMax` wait. Over
  /// all of it, the server closes connections: first the one whose client has read nothing for the
  /// longest.
  package var unsentBytesTotalMax = 64 << 20
  /// How long a connection is kept that is not served: one over `connectionsMax`, and one that was
  /// told its last word and still writes.
  package var unservedDuration: Duration = .seconds(1)

  package init() {}
}

extension ServerLimits {
  /// Bytes that may wait on one connection while much waits on all of them: enough for a client
  /// that reads its answers as they come.
  static let crowdedBytesMax = 64 << 10

  /// Descriptors left to the store, the log, and whatever else the process opens.
  static let descriptorsReserved = 64

  /// These limits, with no more connections than there can be descriptors.
  ///
  /// For example, with 256 descriptors there are 176 connections.
  package func fitting(descriptorsMax: Int) -> ServerLimits {
    var limits = self
    let reserved = min(Self.descriptorsReserved, descriptorsMax / 2)
    limits.surplusConnectionsMax = min(surplusConnectionsMax, max(1, descriptorsMax / 16))
    let free = descriptorsMax - reserved - limits.surplusConnectionsMax
    limits.connectionsMax = max(1, min(connectionsMax, free))
    // The same share of them.
    let others = limits.connectionsMax / 20
    limits.connectionsPerUidMax = min(connectionsPerUidMax, limits.connectionsMax - others)
    return limits
  }

  /// Raises the number of descriptors that this process may open to the most it is allowed.
  ///
  /// - Returns: that number.
  package static func raiseDescriptorsMax() throws(SystemError) -> Int {
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    var limit = rlimit()
    // SAFETY: the structure outlives the call that fills it.
    try systemCall("getrlimit") { unsafe getrlimit(resource, &limit) }
    if limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = limit.rlim_max
      // SAFETY: the structure outlives the call that reads it.
      try systemCall("setrlimit") { unsafe setrlimit(resource, &limit) }
    }
    return Int(exactly: limit.rlim_cur) ?? .max
  }

  /// Traps when a limit would stop everything.
  func check() {
    let counts = [
      acceptsPerTurnMax, connectionsMax, connectionsPerUidMax, lineBytesMax, pipelinedRequestsMax,
      readBytesPerTurn, surplusConnectionsMax, unfinishedBytesMax, unsentBytesMax,
      unsentBytesTotalMax,
    ]
    precondition(counts.allSatisfy { $0 > 0 }, "ServerLimits: every count is at least 1")
  }
}
