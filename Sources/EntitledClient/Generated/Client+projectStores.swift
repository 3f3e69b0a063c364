// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Returns how a project verifies and reads what stores send, with Stripe's secrets. Blocks.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectStores(
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectStoresResult {
    var params = Params()
    params.add("project", project)
    return try make("project.stores", params, timeout)
  }

  /// Returns how a project verifies and reads what stores send, with Stripe's secrets.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectStores(
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ProjectStoresResult {
    var params = Params()
    params.add("project", project)
    return try await make("project.stores", params, timeout)
  }
}

extension Entitled {
  /// What `project.stores` answers.
  public struct ProjectStoresResult: Hashable, Sendable {
    /// Settings of the stores in which a project sells.
    public let stores: Entitled.Stores
  }
}

extension Entitled.ProjectStoresResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.stores = try members.required("stores")
  }
}
