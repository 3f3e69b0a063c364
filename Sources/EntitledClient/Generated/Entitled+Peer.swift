// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// The other end of the connection, as the kernel reports it.
  public struct Peer: Hashable, Sendable {
    /// See `Peer` in Protocol.
    public let uid: Int
    /// See `Peer` in Protocol.
    public let gid: Int
    /// See `Peer` in Protocol.
    public let pid: Int
    /// See `Peer` in Protocol.
    public let role: Entitled.Role
  }
}

extension Entitled.Peer: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.uid = try members.required("uid")
    self.gid = try members.required("gid")
    self.pid = try members.required("pid")
    self.role = try members.required("role")
  }
}
