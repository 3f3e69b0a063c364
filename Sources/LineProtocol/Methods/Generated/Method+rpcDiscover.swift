// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

/// `rpc.discover`: Returns this protocol as an OpenRPC document.
package struct Discover: Method {
  package static let name: StaticString = "rpc.discover"
  package static let summary: StaticString = "Returns this protocol as an OpenRPC document."
  package static let parameters: [StaticString] = [
  ]
  package static let role = Role.read

  package init(_ given: Parameters) throws(RPCError) {
    try check()
  }

  package consuming func asRequest() -> Request { .discover(self) }
}
