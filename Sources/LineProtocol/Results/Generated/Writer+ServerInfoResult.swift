// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// What `server.info` answers.
package struct ServerInfoResult {
  /// Version of the daemon.
  package var version: String
  /// Version of this protocol.
  package var `protocol`: Int
  /// The daemon's limits by name.
  package var limits: [(name: String, value: Int)]
  /// Milliseconds since the daemon started.
  package var uptimeMs: Int
  /// Where the daemon keeps its data.
  package var store: StoreState
  /// The other end of the connection, as the kernel reports it.
  package var peer: PeerInfo

  package init(
    version: String,
    `protocol`: Int = 0,
    limits: [(name: String, value: Int)],
    uptimeMs: Int = 0,
    store: StoreState,
    peer: PeerInfo
  ) {
    self.version = version
    self.`protocol` = `protocol`
    self.limits = limits
    self.uptimeMs = uptimeMs
    self.store = store
    self.peer = peer
  }
}

extension JSONWriter {
  /// Writes the members of `ServerInfoResult`.
  mutating func members(ofServerInfoResult value: ServerInfoResult) {
    member("version", value.version)
    member("protocol", value.protocol)
    member("limits", value.limits)
    member("uptimeMs", value.uptimeMs)
    object("store") { $0.members(ofStoreState: value.store) }
    object("peer") { $0.members(ofPeer: value.peer) }
  }
}

extension ServerInfo {
  /// Writes the result.
  package static func write(_ result: ServerInfoResult, to writer: inout JSONWriter) {
    writer.members(ofServerInfoResult: result)
  }
}
