// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The connections, and the replies that wait on them.
  public struct ConnectionStats: Hashable, Sendable {
    /// Open connections.
    public let open: Int
    /// Connections that clients opened since the daemon's start.
    public let opened: Int
    /// Connections that the daemon refused since its start, because there were too many.
    public let refused: Int
    /// The open connections by uid and role.
    public let peers: [Entitled.PeerStats]
    /// Replies that wait for the disk.
    public let owedBytes: Int
    /// Replies that wait for clients to read them.
    public let unsentBytes: Int
  }
}

extension Entitled.ConnectionStats: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.open = try members.required("open")
    self.opened = try members.required("opened")
    self.refused = try members.required("refused")
    self.peers = try members.required("peers")
    self.owedBytes = try members.required("owedBytes")
    self.unsentBytes = try members.required("unsentBytes")
  }
}
