// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The connections, and the replies that wait on them.
package struct ConnectionStats {
  /// Open connections.
  package var open: Int
  /// Connections that clients opened since the daemon's start.
  package var opened: Int
  /// Connections that the daemon refused since its start, because there were too many.
  package var refused: Int
  /// The open connections by uid and role.
  package var peers: [PeerStats]
  /// Replies that wait for the disk.
  package var owedBytes: Int
  /// Replies that wait for clients to read them.
  package var unsentBytes: Int

  package init(
    open: Int = 0,
    opened: Int = 0,
    refused: Int = 0,
    peers: [PeerStats] = [],
    owedBytes: Int = 0,
    unsentBytes: Int = 0
  ) {
    self.open = open
    self.opened = opened
    self.refused = refused
    self.peers = peers
    self.owedBytes = owedBytes
    self.unsentBytes = unsentBytes
  }
}

extension JSONWriter {
  /// Writes the members of `ConnectionStats`.
  mutating func members(ofConnectionStats value: ConnectionStats) {
    member("open", value.open)
    member("opened", value.opened)
    member("refused", value.refused)
    list("peers", value.peers) { $1.members(ofPeerStats: $0) }
    member("owedBytes", value.owedBytes)
    member("unsentBytes", value.unsentBytes)
  }
}
