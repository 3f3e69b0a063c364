/// `server.info`: returns the daemon's version, its limits and the caller's identity.
package struct ServerInfo: Method {
  package static let name: StaticString = "server.info"
  package static let parameters: [StaticString] = []
  package static let role = Role.read
  package consuming func asRequest() -> Request { .serverInfo(self) }

  package init(_ given: Parameters) throws(RPCError) {}

  /// The facts about the daemon and its peer.
  package struct Answer {
    package var version: StaticString
    package var limits: [(name: StaticString, value: Int)]
    package var uptimeMilliseconds: Int64
    package var uid: UInt32
    package var gid: UInt32
    package var pid: Int32
    package var role: Role

    package init(
      version: StaticString,
      limits: [(name: StaticString, value: Int)],
      uptimeMilliseconds: Int64,
      uid: UInt32,
      gid: UInt32,
      pid: Int32,
      role: Role
    ) {
      self.version = version
      self.limits = limits
      self.uptimeMilliseconds = uptimeMilliseconds
      self.uid = uid
      self.gid = gid
      self.pid = pid
      self.role = role
    }
  }

  /// Writes the result; the limits keep their order.
  package static func write(_ answer: Answer, to writer: inout JSONWriter) {
    writer.member("version", text: answer.version)
    writer.member("protocol", 1)
    writer.key("limits")
    writer.beginObject()
    for limit in answer.limits { writer.member(limit.name, limit.value) }
    writer.endObject()
    writer.member("uptimeMs", answer.uptimeMilliseconds)
    writer.key("peer")
    writer.beginObject()
    writer.member("uid", Int64(answer.uid))
    writer.member("gid", Int64(answer.gid))
    writer.member("pid", Int64(answer.pid))
    writer.member("role", answer.role.rawValue)
    writer.endObject()
  }
}
