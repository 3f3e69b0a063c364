// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The open connections of a uid with a role.
  public struct PeerStats: Hashable, Sendable {
    /// See `PeerStats` in Protocol.
    public let uid: Int
    /// `none` for clients without a role, whose requests the daemon refuses.
    public let role: Entitled.PeerStatsRole
    /// How many connections.
    public let connections: Int
  }
}

extension Entitled.PeerStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.uid = try members.required("uid")
    self.role = try members.required("role")
    self.connections = try members.required("connections")
  }
}
