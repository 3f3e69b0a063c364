/// What `project.define` was given: what is left out stays as it was.
package struct ProjectDefinition: Equatable, Sendable {
  package var preset: Preset?
  /// The preset's rules with the overrides on top.
  package var rules: Rules?
  package var products: [ProductID: Product]?
  package var grantable: [EntitlementID]?
  package var environment: EnvironmentFilter?
  package var clock: Clock?
  /// In their order.
  package var webhooks: [Webhook]?

  package init() {}

  /// Which clock to have; a manual one may begin elsewhere than now.
  package enum Clock: Equatable, Sendable {
    case system
    /// From the moment named, or from now.
    case manual(Moment?)
  }
}

/// What a project begins with where its definition is silent.
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
  /// A new project, before anything was defined for it.
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

  /// Changes what the definition names; `isInhabited` says whether the project has its first
  /// device or user, after which its clock is what it is.
  package mutating func apply(
    _ definition: ProjectDefinition,
    isInhabited: Bool,
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
    if let given = definition.clock {
      let wanted: ProjectClock =
        switch (given, clock) {
        case (.system, _): .system
        // Asked for what it is already, it goes on from where it stands.
        case (.manual(nil), .manual(let present)): .manual(present)
        case (.manual(let start), _): .manual(start ?? now)
        }
      if wanted != clock && isInhabited { throw .clockIsRunning(id) }
      clock = wanted
    }
  }
}

extension Draft {
  /// Makes the draft's project, or changes what the definition names of it.
  ///
  /// Where that changes what customers may use, each is to be told of it; `request` is the `id`
  /// that their events name.
  package mutating func define(
    _ definition: ProjectDefinition,
    isNew: Bool,
    request: [UInt8]? = nil,
    pendingMax: Int = .max
  ) throws(DecisionStop) -> ProjectView {
    let projectCounts = try projectCounts()
    let before = project.terms
    let isInhabited =
      projectCounts.devices > 0 || projectCounts.users > 0 || projectCounts.customersErased > 0
    do throws(Refusal) {
      try project.apply(definition, isInhabited: isInhabited, now: now)
    } catch {
      throw .refused(error)
    }
    if isNew {
      if case .manual(let start) = project.clock { project.createdAt = start }
      var directory = Directory()
      if case .directory(let known)? = try record(.directory) { directory = known }
      directory.projects.append(project.id)
      put(.directory(directory), for: .directory)
      put(projectCounts)
    }
    if projectCounts.customers > 0 && !project.terms.giveTheSame(as: before) {
      guard project.definitions - project.emittedDefinitions < Int64(pendingMax) else {
        throw .refused(.tooManyPending(project.id, pendingMax))
      }
      project.definitions += 1
      let change = Definition(
        number: project.definitions,
        at: now,
        request: request,
        before: before
      )
      put(.definition(change), for: .definition(project.number, change.number))
    }
    let webhooks = try define(webhooks: definition.webhooks, newest: projectCounts.events)
    put(.project(project), for: .project(project.id))
    return ProjectView(project: project, projectCounts: projectCounts, webhooks: webhooks)
  }

  /// Every project with its counts, in the order of their ids.
  package mutating func allProjects() throws(DecisionStop) -> [(
    project: Project, projectCounts: ProjectCounts
  )] {
    guard case .directory(let directory)? = try record(.directory) else { return [] }
    var projects: [Project] = []
    for case .project(let project)? in try records(directory.projects.sorted().map { .project($0) })
    { projects.append(project) }
    let tallies = try records(projects.map { .projectCounts($0.number) })
    // To write one takes as long as looking at so many records.
    try spend(projects.count * 64)
    return zip(projects, tallies).map { project, record in
      if case .projectCounts(let projectCounts)? = record {
        (project, projectCounts)
      } else {
        (project, ProjectCounts())
      }
    }
  }
}
