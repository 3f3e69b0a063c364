package import LineProtocol

/// The peer of a session, as the kernel reports it, and its role.
package struct Caller: Sendable {
  package var uid: UInt32
  package var gid: UInt32
  package var pid: Int32
  /// Nil for a peer without a role, whose every request is refused.
  package var role: Role?

  package init(uid: UInt32, gid: UInt32, pid: Int32, role: Role?) {
    self.uid = uid
    self.gid = gid
    self.pid = pid
    self.role = role
  }

  func check(_ needed: Role, for method: StaticString) throws(RPCError) {
    if let role, role >= needed { return }
    let status = role.map { "the role \($0.rawValue)" } ?? "no role"
    throw RPCError(
      .permissionDenied,
      "uid \(uid) has \(status), and \(method) needs \(needed.rawValue)",
      hint: "start the daemon with --allow-uid \(uid):\(needed.rawValue)"
    ).with("uid", Int(uid)).with("role", role?.rawValue ?? "none").with("needs", needed.rawValue)
  }
}
