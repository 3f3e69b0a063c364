// Made by clients/generate from Protocol; a change made here is lost.
// swift-format-ignore-file

extension Entitled {
  /// A project as it is defined, and how much it holds.
  public struct Project: Hashable, Sendable {
    /// A namespace: projects share no device, user, purchase or event.
    public let id: String
    /// Every rule of a project, spelled out. rules.md says what each does.
    public let rules: Entitled.Rules
    /// From a product's id to the product.
    public let products: Entitled.Map<Entitled.Product>
    /// What may be granted besides what the catalogue gives.
    public let entitlements: [String]
    /// Which purchases count in a project.
    public let environment: Entitled.ProjectEnvironment
    /// Whose time the project lives in.
    public let clock: Entitled.Clock
    /// Where its events are posted; what the posts are signed with only admins are told.
    public let webhooks: [Entitled.WebhookSummary]
    /// By the project's own clock as it was when the project was made.
    public let createdAt: Entitled.Moment
    /// How much a project holds.
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
    self.createdAt = try members.required("createdAt")
    self.counts = try members.required("counts")
  }
}
