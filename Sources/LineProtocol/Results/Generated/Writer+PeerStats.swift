// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The open connections of a uid with a role.
package struct PeerStats {
  package var uid: Int
  /// `none` for clients without a role, whose requests the daemon refuses.
  package var role: String
  /// How many connections.
  package var connections: Int

  package init(
    uid: Int = 0,
    role: String,
    connections: Int = 0
  ) {
    self.uid = uid
    self.role = role
    self.connections = connections
  }
}

extension JSONWriter {
  /// Writes the members of `PeerStats`.
  mutating func members(ofPeerStats value: PeerStats) {
    member("uid", value.uid)
    member("role", value.role)
    member("connections", value.connections)
  }
}
