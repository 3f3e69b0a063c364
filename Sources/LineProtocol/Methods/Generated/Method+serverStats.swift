// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// `server.stats`: Returns counts and durations of requests, commits and background work since
/// the daemon's start.
package struct ServerStats: Method {
  package static let name: StaticString = "server.stats"
  package static let summary: StaticString = "Returns counts and durations of requests, commits and background work since the daemon's start."
  package static let parameters: [StaticString] = [
  ]
  package static let role = Role.read

  package init(_ given: Parameters) throws(RPCError) {
    try check()
  }

  package consuming func asRequest() -> Request { .serverStats(self) }
}
