/// Somebody speaks HTTP to the socket: told once how it is done here, then shown out.
package enum HTTPRequest {
  private static let beginnings: [StaticString] = [
    "GET ", "POST ", "PUT ", "HEAD ", "DELETE ", "OPTIONS ", "PATCH ", "CONNECT ",
  ]

  /// Whether a line begins as an HTTP request does; no JSON text begins so.
  package static func begins(_ line: Span<UInt8>) -> Bool {
    beginnings.contains { beginning in
      let count = beginning.utf8CodeUnitCount
      return line.count >= count && beginning.matches(line, from: 0, to: count)
    }
  }

  /// The answer, with the id `null`; `socketPath` goes into the example.
  package static func refusal(socketPath: String = "$ENTITLED_SOCKET") -> RPCError {
    RPCError(
      .parseError,
      "this is HTTP; the daemon expects JSON-RPC 2.0, one JSON text per line",
      hint: "printf '{\"id\":1,\"method\":\"server.ping\"}\\n' | socat - UNIX-CONNECT:\(socketPath)"
    ).with("offset", 0)
  }
}
