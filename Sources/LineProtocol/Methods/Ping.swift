package import IdentityCore

/// `server.ping`: shows that the daemon answers.
package struct Ping: Method {
  package static let name: StaticString = "server.ping"
  package static let parameters: [StaticString] = ["echo"]
  package static let role = Role.read

  /// Any value, as it came.
  package let echo: [UInt8]?

  package init(_ given: Parameters) throws(RPCError) {
    echo = given.nullableRaw("echo")
  }

  package func write(now: Moment, to writer: inout JSONWriter) {
    writer.member("pong", true)
    writer.member("now", now)
    if let echo { writer.member("echo", raw: echo) }
  }
}

extension Parameters {
  /// The very text of a parameter that may be anything, null too.
  fileprivate func nullableRaw(_ name: StaticString) -> [UInt8]? {
    switch nullable(name) {
    case .absent: nil
    case .null: Array("null".utf8)
    case .value(let parameter): parameter.value.rawBytes
    }
  }
}
