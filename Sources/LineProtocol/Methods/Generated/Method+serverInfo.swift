// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// `server.info`: Returns the daemon's version, limits and store, and the caller's role.
package struct ServerInfo: Method {
  package static let name: StaticString = "server.info"
  package static let summary: StaticString = "Returns the daemon's version, limits and store, and the caller's role."
  package static let parameters: [StaticString] = [
  ]
  package static let role = Role.read

  package init(_ given: Parameters) throws(RPCError) {
    try check()
  }

  package consuming func asRequest() -> Request { .serverInfo(self) }
}
