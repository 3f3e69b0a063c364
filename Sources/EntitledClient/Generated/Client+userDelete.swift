// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Erases a customer from everything that is kept. Blocks.
  ///
  /// - Parameters:
  ///   - userId: Any id that reaches the customer.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userDelete(
    userId: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.UserDeleteResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("user.delete", params, timeout)
  }

  /// Erases a customer from everything that is kept.
  ///
  /// - Parameters:
  ///   - userId: Any id that reaches the customer.
  ///   - project: The project to work in.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func userDelete(
    userId: String,
    project: String? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.UserDeleteResult {
    var params = Params()
    params.add("userId", userId)
    params.add("project", project)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("user.delete", params, timeout)
  }
}

extension Entitled {
  /// What `user.delete` answers.
  public struct UserDeleteResult: Hashable, Sendable {
    /// Made up: it stands in events wherever an erased id stood. It is nobody's id.
    public let tombstone: String
    /// How many users were erased: the aliases of the customer.
    public let users: Int
    /// How many devices were erased; install makes them anew.
    public let devices: Int
    /// How many purchases were erased: those that nobody else held.
    public let purchases: Int
    /// How many purchases others hold, and keep.
    public let shared: Int
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
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
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
