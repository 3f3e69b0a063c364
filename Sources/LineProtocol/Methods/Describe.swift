/// `server.describe`: the methods, or one method's entry of the contract.
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

/// `rpc.discover`: the whole contract as an OpenRPC document.
package struct Discover: Method {
  package static let name: StaticString = "rpc.discover"
  package static let parameters: [StaticString] = []
  package static let role = Role.read
  package consuming func asRequest() -> Request { .discover(self) }

  package init(_ given: Parameters) throws(RPCError) {}
}
