/// A namespace: the apps of a project share users, purchases and rules.
///
/// Projects are isolated from each other. Boxed: every decision gets a copy.
package struct Project: Equatable, Sendable, FieldHolder {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: ProjectID
    var number: ProjectNumber
    var createdAt: Moment
    var instance: UInt32
    var preset: Preset
    var rules: Rules
    var terms: AccessDefinition
    var clock: ProjectClock
    var definitions: Int64
    var emittedDefinitions: Int64
    var customStores: [StoreName]
    var feedGaps: [FeedGap]

    mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
      try coder.number(&number.value)
      try coder.moment(&createdAt)
      try coder.number(&instance)
      try coder.code(&preset)
      if C.isReading { rules = preset.rules }
      try rules.fields(&coder)
      try terms.fields(&coder)
      var now: Moment? = if case .manual(let now) = clock { now } else { nil }
      try coder.moment(&now)
      clock = now.map { .manual($0) } ?? .system
      try coder.signed(&definitions)
      try coder.signed(&emittedDefinitions)
      try coder.list(&customStores)
      try coder.list(&feedGaps)
    }
  }

  /// A project for a reader to fill.
  static func blank(_ id: ProjectID) -> Project {
    Project(
      id: id,
      number: ProjectNumber(0),
      createdAt: .blank,
      instance: 0,
      preset: Preset.allCases[0],
      rules: Preset.allCases[0].rules,
      catalogue: Catalogue(),
      environment: .production,
      clock: .system
    )
  }

  static var boxBytes: Int { MemoryLayout<Content>.size }

  /// Visits the fields that a store has of it; its key has the id.
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    var content = shared.value
    try content.fields(&coder)
    if C.isReading { shared.value = content }
    // A manual clock measures its project with every step.
    guard !C.isMeasuring, coder.goesOn(hasLaterFields) else { return }
    var (catalogue, rules) = (catalogue, rules)
    try catalogue.basePlans(&coder)
    if coder.goesOn(rules.areBeyond(preset)) { try rules.laterFields(&coder) }
    if C.isReading { (self.catalogue, self.rules) = (catalogue, rules) }
    try coder.require(hasLaterFields, else: .badNumber)
  }

  private var hasLaterFields: Bool { catalogue.hasBasePlans || rules.areBeyond(preset) }

  package init(
    id: ProjectID,
    number: ProjectNumber,
    createdAt: Moment,
    instance: UInt32,
    preset: Preset,
    rules: Rules,
    catalogue: Catalogue,
    environment: EnvironmentFilter,
    clock: ProjectClock,
    definitions: Int64 = 0,
    emittedDefinitions: Int64 = 0,
    customStores: [StoreName] = [],
    feedGaps: [FeedGap] = []
  ) {
    shared = SharedBox(
      Content(
        id: id,
        number: number,
        createdAt: createdAt,
        instance: instance,
        preset: preset,
        rules: rules,
        terms: AccessDefinition(catalogue: catalogue, environment: environment),
        clock: clock,
        definitions: definitions,
        emittedDefinitions: emittedDefinitions,
        customStores: customStores,
        feedGaps: feedGaps
      )
    )
  }

  package var id: ProjectID { shared.value.id }

  /// The prefix of all keys in the project.
  package var number: ProjectNumber { shared.value.number }

  /// The time of creation.
  package var createdAt: Moment {
    get { shared.value.createdAt }
    set { shared.value.createdAt = newValue }
  }

  /// A random number that distinguishes the event ids of two daemons.
  package var instance: UInt32 {
    get { shared.value.instance }
    set { shared.value.instance = newValue }
  }

  /// The preset that its rules override.
  package var preset: Preset {
    get { shared.value.preset }
    set { shared.value.preset = newValue }
  }

  /// The rules of identity and purchases.
  package var rules: Rules {
    get { shared.value.rules }
    set { shared.value.rules = newValue }
  }

  /// The catalogue and the environment.
  package var terms: AccessDefinition { shared.value.terms }

  /// The products and their entitlements.
  package var catalogue: Catalogue {
    get { shared.value.terms.catalogue }
    set { shared.value.terms.catalogue = newValue }
  }

  /// The environment of the purchases that count.
  package var environment: EnvironmentFilter {
    get { shared.value.terms.environment }
    set { shared.value.terms.environment = newValue }
  }

  /// The project's clock.
  package var clock: ProjectClock {
    get { shared.value.clock }
    set { shared.value.clock = newValue }
  }

  /// The number of definitions that changed terms while the project had customers.
  package var definitions: Int64 {
    get { shared.value.definitions }
    set { shared.value.definitions = newValue }
  }

  /// The number of these definitions that are emitted for every customer.
  package var emittedDefinitions: Int64 {
    get { shared.value.emittedDefinitions }
    set { shared.value.emittedDefinitions = newValue }
  }

  /// The stores that the project names in addition to the known ones, sorted.
  package var customStores: [StoreName] {
    get { shared.value.customStores }
    set { shared.value.customStores = newValue }
  }

  /// The numbers that no event has, in order.
  package var feedGaps: [FeedGap] {
    get { shared.value.feedGaps }
    set { shared.value.feedGaps = newValue }
  }

  /// The project that exists from the start.
  package static let defaultID: ProjectID = "default"
}

/// The number in a project's record keys, never reused.
package struct ProjectNumber: Hashable, Comparable, Sendable {
  package internal(set) var value: UInt32

  package init(_ value: UInt32) {
    self.value = value
  }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// The source of a project's time.
package enum ProjectClock: Hashable, Sendable {
  case system
  /// Shows this moment until it is advanced.
  case manual(Moment)

  /// Returns the project's time.
  package func time(atSystemTime now: Moment) -> Moment {
    if case .manual(let moment) = self { moment } else { now }
  }
}

/// The environment of the purchases that count.
package enum EnvironmentFilter: String, CaseIterable, Sendable {
  case production, sandbox, any

  /// Whether purchases of an environment count.
  package func admits(_ environment: PurchaseEnvironment) -> Bool {
    switch (self, environment) {
    case (.any, _), (.production, .production), (.sandbox, .sandbox): true
    case (.production, .sandbox), (.sandbox, .production): false
    }
  }
}

/// The size of a project, without erased records.
package struct ProjectCounts: Equatable, Sendable {
  package var devices: Int64 = 0
  package var users: Int64 = 0
  package var customers: Int64 = 0
  package var purchases: Int64 = 0
  /// The cursor of the newest event.
  package var events: Int64 = 0
  /// Erased customers; `customers` plus this counts all that were ever created.
  package var customersErased: Int64 = 0
  /// Customers merged into others, which `customers` still includes.
  package var absorbedCustomers: Int64 = 0
  /// Records that a reader would not miss: without a count, nothing shows that one was lost.
  package var properties: Int64 = 0
  package var userTrails: Int64 = 0
  package var purchaseTrails: Int64 = 0
  /// Records of further names of chains; without any, no decision looks up a name.
  package var chainNames: Int64 = 0
  package var accountTokens: Int64 = 0
  /// Unclaimed purchases; `purchases` includes them.
  package var unclaimed: Int64 = 0
  /// The purchases of each custom store that has any, sorted by store.
  package var customStores: [CustomStore] = []
  /// When the events were emitted.
  package var emissions = EmissionTimes()

  /// The number of purchases of a custom store.
  package struct CustomStore: Equatable, Sendable {
    package var store: StoreName
    package var purchases: Int64

    package init(store: StoreName, purchases: Int64 = 0) {
      self.store = store
      self.purchases = purchases
    }
  }

  package init() {}
}

/// The ids of all projects, in the order in which they were defined.
package struct Directory: Equatable, Sendable {
  package var projects: [ProjectID] = []

  package init() {}

  /// Returns every project with its counts, sorted by id.
  package static func projects(
    in draft: inout Draft
  ) throws(DecisionStop) -> [(project: Project, projectCounts: ProjectCounts)] {
    guard case .directory(let directory)? = try draft.record(.directory) else { return [] }
    let keys = directory.projects.sorted().map { RecordKey.project($0) }
    var projects: [Project] = []
    for case .project(let project)? in try draft.records(keys) { projects.append(project) }
    let counts = try draft.records(projects.map { .projectCounts($0.number) })
    // Rendering one project costs about as much as reading this many records.
    try draft.spend(projects.count * 64)
    return zip(projects, counts).map { project, record in
      if case .projectCounts(let projectCounts)? = record {
        (project, projectCounts)
      } else {
        (project, ProjectCounts())
      }
    }
  }
}

extension ProjectCounts: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.signed(&devices)
    try coder.signed(&users)
    try coder.signed(&customers)
    try coder.signed(&purchases)
    try coder.signed(&events)
    try coder.signed(&customersErased)
    try coder.signed(&absorbedCustomers)
    try coder.signed(&properties)
    try coder.signed(&userTrails)
    try coder.signed(&purchaseTrails)
    try coder.signed(&chainNames)
    try coder.signed(&accountTokens)
    try coder.signed(&unclaimed)
    try coder.list(&customStores)
    // Counts from before the times of events have none.
    if coder.goesOn(emissions.latest != nil) { try emissions.fields(&coder) }
  }
}

extension ProjectCounts.CustomStore: Coded {
  static var blank: Self { Self(store: .blank) }

  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.id(&store)
    try coder.signed(&purchases)
  }
}

extension Directory: FieldHolder {
  mutating func fields<C: FieldCoder & ~Copyable>(_ coder: inout C) throws(C.Failure) {
    try coder.list(&projects)
  }
}
