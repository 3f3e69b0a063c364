// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A project: a namespace for users, purchases, rules and events, with the counts of its
  /// records.
  public struct Project: Hashable, Sendable {
    /// A project: a namespace for users, purchases, rules and events. Projects share no data.
    public let id: String
    /// Every rule of a project. rules.md describes each rule.
    public let rules: Entitled.Rules
    /// Products by their ids.
    public let products: Entitled.Map<Entitled.Product>
    /// Ids that `grant` accepts in addition to the entitlements of the catalogue.
    public let entitlements: [String]
    /// Which purchases give access: those of production, those of the sandbox, or both (any).
    public let environment: Entitled.ProjectEnvironment
    /// The clock of a project: the system's, or a manual clock, which only moves when it is
    /// advanced.
    public let clock: Entitled.Clock
    /// URLs that receive the project's events. Only `project.webhooks` returns the secrets.
    public let webhooks: [Entitled.WebhookSummary]
    /// Settings of the stores in which a project sells.
    public let stores: Entitled.Stores
    /// Time of the creation, by the project's own clock.
    public let createdAt: Entitled.Moment
    /// Number of records of a project.
    public let counts: Entitled.Counts
  }
}

extension Entitled.Project: Decoded {
  init(_ json: JSON) throws(Violation) {
    var members = try Members(json)
    self.id = try members.required("id")
    self.rules = try members.required("rules")
    self.products = try members.required("products")
    self.entitlements = try members.required("entitlements")
    self.environment = try members.required("environment")
    self.clock = try members.required("clock")
    self.webhooks = try members.required("webhooks")
    self.stores = try members.required("stores")
    self.createdAt = try members.required("createdAt")
    self.counts = try members.required("counts")
  }
}
