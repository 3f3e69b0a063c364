/// `server.describe`: returns all methods, or the contract of one.
package struct Describe: Method {
  package static let name: StaticString = "server.describe"
  package static let parameters: [StaticString] = ["method"]
  package static let role = Role.read
  package consuming func asRequest() -> Request { .describe(self) }

  package let method: [UInt8]?

  package init(_ given: Parameters) throws(RPCError) {
    method = try given.optional("method")?.bytes()
  }
}

/// `rpc.discover`: returns the whole contract as an OpenRPC document.
package struct Discover: Method {
  package static let name: StaticString = "rpc.discover"
  package static let parameters: [StaticString] = []
  package static let role = Role.read
  package consuming func asRequest() -> Request { .discover(self) }

  package init(_ given: Parameters) throws(RPCError) {}
}
