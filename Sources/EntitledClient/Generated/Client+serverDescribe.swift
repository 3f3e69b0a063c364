// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Lists the methods, or describes one method. Blocks.
  ///
  /// - Parameters:
  ///   - method: Name of the method to describe. Default: the list of all methods.
  ///   - timeout: How long to wait for this answer.
  public func serverDescribe(
    method: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ServerDescribeResult {
    var params = Params()
    params.add("method", method)
    return try make("server.describe", params, timeout)
  }

  /// Lists the methods, or describes one method.
  ///
  /// - Parameters:
  ///   - method: Name of the method to describe. Default: the list of all methods.
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
    /// All methods, sorted by name. Only without `method`.
    public let methods: [Entitled.MethodSummary]?
    /// The method's entry in the OpenRPC document. Only with `method`.
    public let method: Entitled.Map<JSON>?
    /// The schemas that the entry refers to, in `schemas`. Only with `method`.
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
