/// The parameters of `project.define`; an omitted member stays as it was.
package struct ProjectDefinition: Equatable, Sendable {
  package var preset: Preset?
  /// The preset's rules with the overrides applied.
  package var rules: Rules?
  package var products: [ProductID: Product]?
  /// The products that `products` may leave out although transactions name them.
  package var removed: Set<ProductID> = []
  package var grantable: [EntitlementID]?
  package var environment: EnvironmentFilter?
  package var clock: Clock?
  /// In the given order.
  package var webhooks: [Webhook]?
  /// Sorted.
  package var customStores: [StoreName]?
  package var appStore: Change<AppStoreTrust> = .keep
  package var playStore: Change<PlayStoreSettings> = .keep
  package var stripe: Change<StripeSettings> = .keep

  package init() {}

  /// The clock to use; a manual one may start at any moment.
  package enum Clock: Equatable, Sendable {
    case system
    /// Starts at the given moment, or now.
    case manual(Moment?)
  }
}

/// The defaults for a new project.
package struct ProjectDefaults: Equatable, Sendable {
  package var preset: Preset
  package var isClockManual: Bool
  package var projectsMax: Int

  package init(preset: Preset = .standard, isClockManual: Bool = false, projectsMax: Int = 10_000) {
    self.preset = preset
    self.isClockManual = isClockManual
    self.projectsMax = projectsMax
  }
}

extension Project {
  /// Creates a project before its definition applies.
  package init(
    id: ProjectID,
    number: ProjectNumber,
    defaults: ProjectDefaults,
    now: Moment,
    entropy: inout Entropy
  ) {
    self.init(
      id: id,
      number: number,
      createdAt: now,
      instance: UInt32(truncatingIfNeeded: entropy.next()),
      preset: defaults.preset,
      rules: defaults.preset.rules,
      catalogue: Catalogue(),
      environment: .production,
      clock: defaults.isClockManual ? .manual(now) : .system
    )
  }

  /// Applies a definition; the clock is fixed once the project has a device or a user.
  package mutating func apply(
    _ definition: ProjectDefinition,
    hasUsers: Bool,
    now: Moment
  ) throws(Refusal) {
    if let rules = definition.rules {
      if let conflict = rules.conflict { throw .conflictingRules(conflict) }
      self.rules = rules
      preset = definition.preset ?? preset
    }
    if let products = definition.products { catalogue.products = products }
    if let grantable = definition.grantable { catalogue.grantable = grantable }
    if let environment = definition.environment { self.environment = environment }
    if let stores = definition.customStores { customStores = stores }
    if let given = definition.clock {
      let wanted: ProjectClock =
        switch (given, clock) {
        case (.system, _): .system
        // A manual clock that is requested again keeps its time.
        case (.manual(nil), .manual(let present)): .manual(present)
        case (.manual(let start), _): .manual(start ?? now)
        }
      if wanted != clock && hasUsers { throw .clockIsRunning(id) }
      clock = wanted
    }
  }
}
