/// Recognizes HTTP requests on the socket, and words the error that refuses them.
package enum HTTPRequest {
  private static let beginnings: [StaticString] = [
    "GET ", "POST ", "PUT ", "HEAD ", "DELETE ", "OPTIONS ", "PATCH ", "CONNECT ",
  ]

  /// Returns whether a line begins with an HTTP method; no JSON text begins like that.
  package static func begins(_ line: Span<UInt8>) -> Bool {
    beginnings.contains { beginning in
      let count = beginning.utf8CodeUnitCount
      return line.count >= count && beginning.matches(line, from: 0, to: count)
    }
  }

  /// Returns the error that is sent with the id `null`; its hint names `socketPath`.
  package static func refusal(socketPath: String = "$ENTITLED_SOCKET") -> RPCError {
    RPCError(
      .parseError,
      "this is HTTP; the daemon expects JSON-RPC 2.0, one JSON text per line",
      hint: "printf '{\"id\":1,\"method\":\"server.ping\"}\\n' | socat - UNIX-CONNECT:\(socketPath)"
    ).with("offset", 0)
  }
}
