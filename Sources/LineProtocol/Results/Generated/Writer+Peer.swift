// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// The other end of the connection, as the kernel reports it.
package struct PeerInfo {
  package var uid: Int
  package var gid: Int
  package var pid: Int
  package var role: String

  package init(
    uid: Int = 0,
    gid: Int = 0,
    pid: Int = 0,
    role: String
  ) {
    self.uid = uid
    self.gid = gid
    self.pid = pid
    self.role = role
  }
}

extension JSONWriter {
  /// Writes the members of `Peer`.
  mutating func members(ofPeer value: PeerInfo) {
    member("uid", value.uid)
    member("gid", value.gid)
    member("pid", value.pid)
    member("role", value.role)
  }
}
