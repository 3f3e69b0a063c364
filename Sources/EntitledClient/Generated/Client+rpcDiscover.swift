// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns this protocol as an OpenRPC document. Blocks.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func rpcDiscover(
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.RpcDiscoverResult {
    let params = Params()
    return try make("rpc.discover", params, timeout)
  }

  /// Returns this protocol as an OpenRPC document.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for this answer.
  public func rpcDiscover(
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.RpcDiscoverResult {
    let params = Params()
    return try await make("rpc.discover", params, timeout)
  }
}

extension Entitled {
  /// The OpenRPC document, with `x-role` on every method.
  public struct RpcDiscoverResult: Hashable, Sendable {
    /// See `RpcDiscoverResult` in Protocol.
    public let openrpc: String
    /// See `RpcDiscoverResult` in Protocol.
    public let info: Entitled.Map<JSON>
    /// See `RpcDiscoverResult` in Protocol.
    public let methods: [Entitled.Map<JSON>]
    /// See `RpcDiscoverResult` in Protocol.
    public let components: Entitled.Map<JSON>
  }
}

extension Entitled.RpcDiscoverResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.openrpc = try members.required("openrpc")
    self.info = try members.required("info")
    self.methods = try members.required("methods")
    self.components = try members.required("components")
  }
}
