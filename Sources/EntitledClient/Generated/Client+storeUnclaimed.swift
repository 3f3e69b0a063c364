// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Lists the unclaimed purchases: those that have had no holder yet. Blocks.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the purchases after it.
  ///   - limit: Maximum number of purchases.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func storeUnclaimed(
    after: String? = nil,
    limit: Int? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.StoreUnclaimedResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("project", project)
    return try make("store.unclaimed", params, timeout)
  }

  /// Lists the unclaimed purchases: those that have had no holder yet.
  ///
  /// - Parameters:
  ///   - after: Cursor from an earlier reply. The reply has the purchases after it.
  ///   - limit: Maximum number of purchases.
  ///   - project: Id of the project.
  ///   - timeout: How long to wait for this answer.
  public func storeUnclaimed(
    after: String? = nil,
    limit: Int? = nil,
    project: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.StoreUnclaimedResult {
    var params = Params()
    params.add("after", after)
    params.add("limit", limit)
    params.add("project", project)
    return try await make("store.unclaimed", params, timeout)
  }
}

extension Entitled {
  /// What `store.unclaimed` answers.
  public struct StoreUnclaimedResult: Hashable, Sendable {
    /// In the order of `store`, then `originalTransactionId`, by bytes.
    public let purchases: [Entitled.Purchase]
    /// What the next call gives as `after`.
    public let cursor: String
    /// Whether more purchases follow.
    public let more: Bool
  }
}

extension Entitled.StoreUnclaimedResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.purchases = try members.required("purchases")
    self.cursor = try members.required("cursor")
    self.more = try members.required("more")
  }
}
