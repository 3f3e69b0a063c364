// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Deletes a customer and erases its ids from everything that the daemon stores. Blocks.
  ///
  /// - Parameters:
  ///   - userId: Any id of the customer.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - traces: When the reply comes: `pending`, when the tables have nothing of the customer
  ///     any more; `cleared`, when no file has, which are overwritten at once.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userDelete(
    userId: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    traces: Entitled.UserDeleteTraces? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserDeleteResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    params.add("traces", traces)
    return try make("user.delete", params, timeout)
  }

  /// Deletes a customer and erases its ids from everything that the daemon stores.
  ///
  /// - Parameters:
  ///   - userId: Any id of the customer.
  ///   - project: Id of the project.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - traces: When the reply comes: `pending`, when the tables have nothing of the customer
  ///     any more; `cleared`, when no file has, which are overwritten at once.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userDelete(
    userId: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    traces: Entitled.UserDeleteTraces? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserDeleteResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    params.add("traces", traces)
    return try await make("user.delete", params, timeout)
  }
}

extension Entitled {
  /// What `user.delete` answers.
  public struct UserDeleteResult: Hashable, Sendable {
    /// New id that replaces every erased id in events. It belongs to no user.
    public let tombstone: String
    /// Number of erased users: the aliases of the customer.
    public let users: Int
    /// Number of erased devices. `install` can register them again.
    public let devices: Int
    /// Number of erased purchases: those that no other customer holds.
    public let purchases: Int
    /// Number of purchases that other customers hold and keep.
    public let shared: Int
    /// What is left of what is erased. `pending`: free bytes of the daemon's files, until
    /// `clearedBy`; `tracesCleared` tells when they are overwritten. `cleared`: nothing.
    /// `database`: it is deleted from the shared database, whose files belong to its
    /// administrator (fleet.md).
    public let traces: Entitled.UserDeleteResultTraces
    /// When the last byte is overwritten, at the latest. Only if `traces` is `pending`.
    public let clearedBy: Entitled.Moment?
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.UserDeleteResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.tombstone = try members.required("tombstone")
    self.users = try members.required("users")
    self.devices = try members.required("devices")
    self.purchases = try members.required("purchases")
    self.shared = try members.required("shared")
    self.traces = try members.required("traces")
    self.clearedBy = try members.optional("clearedBy")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
