// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// `server.ping`: Checks that the daemon replies.
package struct Ping: Method {
  package static let name: StaticString = "server.ping"
  package static let summary: StaticString = "Checks that the daemon replies."
  package static let parameters: [StaticString] = [
    "echo"
  ]
  package static let role = Role.read

  /// Value that the reply repeats, without the white space between its tokens.
  package let echo: [UInt8]?

  package init(_ given: Parameters) throws(RPCError) {
    echo = try given.optional("echo")?.anything()
    try check()
  }

  package consuming func asRequest() -> Request { .ping(self) }
}
