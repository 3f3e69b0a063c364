// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Lists the customerIds of the project's customers. Blocks.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the customers after it.
  ///   - limit: Maximum number of customers.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userList(
    after: String? = nil,
    limit: Int? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserListResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("project", project)
    return try make("user.list", params, timeout)
  }

  /// Lists the customerIds of the project's customers.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the customers after it.
  ///   - limit: Maximum number of customers.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func userList(
    after: String? = nil,
    limit: Int? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserListResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("project", project)
    return try await make("user.list", params, timeout)
  }
}

extension Entitled {
  /// What `user.list` answers.
  public struct UserListResult: Hashable, Sendable {
    /// In byte order.
    public let customerIds: [String]
    /// What the next call gives as `after`.
    public let cursor: String
    /// Whether more customers follow.
    public let more: Bool
  }
}

extension Entitled.UserListResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.customerIds = try members.required("customerIds")
    self.cursor = try members.required("cursor")
    self.more = try members.required("more")
  }
}
