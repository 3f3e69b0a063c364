// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// `server.describe`: Lists the methods, or describes one method.
package struct Describe: Method {
  package static let name: StaticString = "server.describe"
  package static let summary: StaticString = "Lists the methods, or describes one method."
  package static let parameters: [StaticString] = [
    "method"
  ]
  package static let role = Role.read

  /// Name of the method to describe. Default: the list of all methods.
  package let method: [UInt8]?

  package init(_ given: Parameters) throws(RPCError) {
    method = try given.optional("method")?.bytes()
    try check()
  }

  package consuming func asRequest() -> Request { .describe(self) }
}
