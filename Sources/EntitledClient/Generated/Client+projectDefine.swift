// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Creates a project, or changes what is given of it. Blocks.
  ///
  /// - Parameters:
  ///   - project: The project to work in.
  ///   - rules: How purchases and users move; qonversion for a new project.
  ///   - products: The whole catalogue.
  ///   - entitlements: What may be granted besides what the catalogue gives.
  ///   - environment: Which purchases count; production for a new project.
  ///   - clock: Whose time it lives in; only before its first device or user. The system's for a
  ///     new project.
  ///   - webhooks: Where events are posted; the whole list, each URL once. None for a new
  ///     project.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectDefine(
    project: String? = nil,
    rules: Entitled.RulesChoice? = nil,
    products: Entitled.Map<Entitled.Product>? = nil,
    entitlements: [String]? = nil,
    environment: Entitled.ProjectEnvironment? = nil,
    clock: Entitled.ClockChoice? = nil,
    webhooks: [Entitled.WebhookChoice]? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) throws(ClientError) -> Entitled.ProjectDefineResult {
    var params = Params()
    params.add("project", project)
    params.add("rules", rules)
    params.add("products", products)
    params.add("entitlements", entitlements)
    params.add("environment", environment)
    params.add("clock", clock)
    params.add("webhooks", webhooks)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("project.define", params, timeout)
  }

  /// Creates a project, or changes what is given of it.
  ///
  /// - Parameters:
  ///   - project: The project to work in.
  ///   - rules: How purchases and users move; qonversion for a new project.
  ///   - products: The whole catalogue.
  ///   - entitlements: What may be granted besides what the catalogue gives.
  ///   - environment: Which purchases count; production for a new project.
  ///   - clock: Whose time it lives in; only before its first device or user. The system's for a
  ///     new project.
  ///   - webhooks: Where events are posted; the whole list, each URL once. None for a new
  ///     project.
  ///   - dryRun: Answer as if it were done, with the events that it would cause, and change
  ///     nothing.
  ///   - idempotencyKey: The same key with the same params again gives the stored result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectDefine(
    project: String? = nil,
    rules: Entitled.RulesChoice? = nil,
    products: Entitled.Map<Entitled.Product>? = nil,
    entitlements: [String]? = nil,
    environment: Entitled.ProjectEnvironment? = nil,
    clock: Entitled.ClockChoice? = nil,
    webhooks: [Entitled.WebhookChoice]? = nil,
    dryRun: Bool? = nil,
    idempotencyKey: String? = nil,
    timeout: Duration? = nil
  ) async throws(ClientError) -> Entitled.ProjectDefineResult {
    var params = Params()
    params.add("project", project)
    params.add("rules", rules)
    params.add("products", products)
    params.add("entitlements", entitlements)
    params.add("environment", environment)
    params.add("clock", clock)
    params.add("webhooks", webhooks)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("project.define", params, timeout)
  }
}

extension Entitled {
  /// What `project.define` answers.
  public struct ProjectDefineResult: Hashable, Sendable {
    /// A project as it is defined, and how much it holds.
    public let project: Entitled.Project
    /// Only there, and true, in a dry run.
    public let dryRun: Bool?
    /// Only in a dry run: what would be told with the call. What customers are told of a new
    /// catalogue follows later, and is not shown.
    public let events: [Entitled.Event]?
    /// Only there, and true, when an idempotency key gave the stored result.
    public let replayed: Bool?
  }
}

extension Entitled.ProjectDefineResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.project = try members.required("project")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
