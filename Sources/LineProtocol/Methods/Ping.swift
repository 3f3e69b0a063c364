package import IdentityCore

/// `server.ping`: shows that the daemon answers.
package struct Ping: Method {
  package static let name: StaticString = "server.ping"
  package static let parameters: [StaticString] = ["echo"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .ping(self) }

  /// Any value but null, without the blanks between its tokens.
  package let echo: [UInt8]?

  package init(_ given: Parameters) throws(RPCError) {
    echo = given.optional("echo")?.value.compactBytes
  }

  /// Writes the result; `now` is the time of the batch.
  package func write(now: Moment, to writer: inout JSONWriter) {
    writer.member("pong", true)
    writer.member("now", now)
    if let echo { writer.member("echo", raw: echo) }
  }
}
