// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Lists the methods, or describes one. Blocks.
  ///
  /// - Parameters:
  ///   - method: Its name.
  ///   - timeout: How long to wait for this answer.
  public func serverDescribe(
    method: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerDescribeResult {
    var params = Params()
    params.add("method", method)
    return try make("server.describe", params, timeout)
  }

  /// Lists the methods, or describes one.
  ///
  /// - Parameters:
  ///   - method: Its name.
  ///   - timeout: How long to wait for this answer.
  public func serverDescribe(
    method: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ServerDescribeResult {
    var params = Params()
    params.add("method", method)
    return try await make("server.describe", params, timeout)
  }
}

extension Entitled {
  /// What `server.describe` answers.
  public struct ServerDescribeResult: Hashable, Sendable {
    /// Without `method`: all of them, in the order of their names.
    public let methods: [Entitled.MethodSummary]?
    /// With `method`: its entry of the OpenRPC document.
    public let method: Entitled.Map<JSON>?
    /// With `method`: in `schemas` each schema that the entry refers to.
    public let components: Entitled.Map<JSON>?
  }
}

extension Entitled.ServerDescribeResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.methods = try members.optional("methods")
    self.method = try members.optional("method")
    self.components = try members.optional("components")
  }
}
