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

  package init(
    preset: Preset = .standard,
    isClockManual: Bool = false,
    projectsMax: Int = 10_000
  ) {
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

extension Draft {
  /// Creates the draft's project, or changes what the definition names.
  ///
  /// If customers' access may change, a rollout emits their events, with `request` as their `id`.
  package mutating func define(
    _ definition: ProjectDefinition,
    isNew: Bool,
    request: [UInt8]? = nil,
    pendingMax: Int = .max,
    recordsMax: Int = Draft.definitionRecordsMax
  ) throws(DecisionStop) -> DefinedProject {
    let projectCounts = try projectCounts()
    let (before, storesBefore) = (project.terms, project.customStores)
    let hasUsers =
      projectCounts.devices > 0 || projectCounts.users > 0 || projectCounts.customersErased > 0
      || projectCounts.purchases > 0
    do throws(Refusal) {
      try project.apply(definition, hasUsers: hasUsers, now: now)
    } catch {
      throw .refused(error)
    }
    try checkRemovedStores(from: storesBefore, projectCounts)
    let stores = try define(stores: definition)
    let leftOut = Set(before.catalogue.products.keys)
      .subtracting(project.catalogue.products.keys).subtracting(definition.removed)
    let accessChanges = try accessChanges(
      from: before,
      leavingOut: leftOut,
      of: projectCounts,
      recordsMax: recordsMax
    )
    if isNew {
      if case .manual(let start) = project.clock { project.createdAt = start }
      var directory = Directory()
      if case .directory(let known)? = try record(.directory) { directory = known }
      directory.projects.append(project.id)
      put(.directory(directory), for: .directory)
      put(projectCounts)
      put(.mention(.complete), for: .mention(project.number, .complete))
    }
    if projectCounts.customers > 0 && !project.terms.givesSameAccess(as: before) {
      try beginRollout(from: before, because: request, pendingMax: pendingMax)
    }
    let webhooks = try define(webhooks: definition.webhooks, newest: projectCounts.events)
    put(.project(project), for: .project(project.id))
    return DefinedProject(
      view: ProjectView(
        project: project,
        projectCounts: projectCounts,
        webhooks: webhooks,
        stores: stores
      ),
      accessChanges: accessChanges
    )
  }

  private mutating func beginRollout(
    from before: AccessDefinition,
    because request: [UInt8]?,
    pendingMax: Int
  ) throws(DecisionStop) {
    guard project.definitions - project.emittedDefinitions < Int64(pendingMax) else {
      throw .refused(.tooManyPending(project.id, pendingMax))
    }
    project.definitions += 1
    var before = before
    before.catalogue = before.catalogue.withoutBasePlans
    let change = Definition(
      number: project.definitions,
      at: now,
      request: request,
      before: before
    )
    put(.definition(change), for: .definition(project.number, change.number))
  }

  /// Returns every project with its counts, sorted by id.
  package mutating func allProjects() throws(DecisionStop) -> [(
    project: Project, projectCounts: ProjectCounts
  )] {
    guard case .directory(let directory)? = try record(.directory) else { return [] }
    var projects: [Project] = []
    for case .project(let project)? in try records(directory.projects.sorted().map { .project($0) })
    { projects.append(project) }
    let counts = try records(projects.map { .projectCounts($0.number) })
    // Rendering one project costs about as much as reading this many records.
    try spend(projects.count * 64)
    return zip(projects, counts).map { project, record in
      if case .projectCounts(let projectCounts)? = record {
        (project, projectCounts)
      } else {
        (project, ProjectCounts())
      }
    }
  }
}
