// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Client {
  /// Creates a project, or changes the given parts of its definition. Blocks.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - rules: How users and purchases move: a preset, or a preset and the rules that differ
  ///     from it. Default for a new project: qonversion.
  ///   - products: The catalogue: products by their ids. It replaces the previous catalogue as a
  ///     whole. A product that a stored transaction names cannot be left out unless `removed`
  ///     names it.
  ///   - entitlements: Ids that `grant` accepts in addition to the entitlements of the catalogue.
  ///     They replace the previous list as a whole.
  ///   - environment: Environment whose purchases give access. Default for a new project:
  ///     production.
  ///   - clock: Clock of the project: `system`, `manual` (a manual clock that starts now), or
  ///     {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
  ///     Default for a new project: system.
  ///   - webhooks: URLs that receive the project's events, each URL once. They replace the
  ///     previous list as a whole. Default for a new project: none.
  ///   - stores: Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify`
  ///     verifies and reads what these stores send. `custom` lists stores of the project's own,
  ///     up to 20. A custom store stays while a purchase names it. Default for a new project:
  ///     none.
  ///   - removed: Products that `products` leaves out although stored transactions name them:
  ///     their buyers lose what these products give.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectDefine(
    project: String? = nil,
    rules: Entitled.RulesChoice? = nil,
    products: Entitled.Map<Entitled.Product>? = nil,
    entitlements: [String]? = nil,
    environment: Entitled.ProjectEnvironment? = nil,
    clock: Entitled.ClockChoice? = nil,
    webhooks: [Entitled.Webhook]? = nil,
    stores: Entitled.Stores? = nil,
    removed: [String]? = nil,
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
    params.add("stores", stores)
    params.add("removed", removed)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try make("project.define", params, timeout)
  }

  /// Creates a project, or changes the given parts of its definition.
  ///
  /// - Parameters:
  ///   - project: Id of the project.
  ///   - rules: How users and purchases move: a preset, or a preset and the rules that differ
  ///     from it. Default for a new project: qonversion.
  ///   - products: The catalogue: products by their ids. It replaces the previous catalogue as a
  ///     whole. A product that a stored transaction names cannot be left out unless `removed`
  ///     names it.
  ///   - entitlements: Ids that `grant` accepts in addition to the entitlements of the catalogue.
  ///     They replace the previous list as a whole.
  ///   - environment: Environment whose purchases give access. Default for a new project:
  ///     production.
  ///   - clock: Clock of the project: `system`, `manual` (a manual clock that starts now), or
  ///     {"manual": TIMESTAMP}. It can only change before the first device, user or purchase.
  ///     Default for a new project: system.
  ///   - webhooks: URLs that receive the project's events, each URL once. They replace the
  ///     previous list as a whole. Default for a new project: none.
  ///   - stores: Settings of stores. `appStore`, `playStore` and `stripe` say how `store.notify`
  ///     verifies and reads what these stores send. `custom` lists stores of the project's own,
  ///     up to 20. A custom store stays while a purchase names it. Default for a new project:
  ///     none.
  ///   - removed: Products that `products` leaves out although stored transactions name them:
  ///     their buyers lose what these products give.
  ///   - dryRun: Computes the result and the events without changing anything.
  ///   - idempotencyKey: Makes a retry safe: the same key with the same params returns the stored
  ///     result.
  ///   - timeout: How long to wait for this answer.
  @discardableResult
  public func projectDefine(
    project: String? = nil,
    rules: Entitled.RulesChoice? = nil,
    products: Entitled.Map<Entitled.Product>? = nil,
    entitlements: [String]? = nil,
    environment: Entitled.ProjectEnvironment? = nil,
    clock: Entitled.ClockChoice? = nil,
    webhooks: [Entitled.Webhook]? = nil,
    stores: Entitled.Stores? = nil,
    removed: [String]? = nil,
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
    params.add("stores", stores)
    params.add("removed", removed)
    params.add("dryRun", dryRun)
    params.add("idempotencyKey", idempotencyKey)
    return try await make("project.define", params, timeout)
  }
}

extension Entitled {
  /// What `project.define` answers.
  public struct ProjectDefineResult: Hashable, Sendable {
    /// A project: a namespace for users, purchases, rules and events, with the counts of its
    /// records.
    public let project: Entitled.Project
    /// Whose access a definition changes, at the moment of the call. If `counted` is false, the
    /// project has too many customers and purchases, and the numbers are missing.
    public let changes: Entitled.AccessChanges
    /// True in a dry run; otherwise absent.
    public let dryRun: Bool?
    /// The events that the call would emit. Only in a dry run. The changes of access that a new
    /// catalogue causes come later, and are not in the list: `changes` counts them.
    public let events: [Entitled.Event]?
    /// True when this is the stored result of an idempotency key; otherwise absent.
    public let replayed: Bool?
  }
}

extension Entitled.ProjectDefineResult: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.project = try members.required("project")
    self.changes = try members.required("changes")
    self.dryRun = try members.optional("dryRun")
    self.events = try members.optional("events")
    self.replayed = try members.optional("replayed")
  }
}
