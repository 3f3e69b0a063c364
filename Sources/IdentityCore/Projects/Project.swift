/// A namespace: apps of one project share users, purchases and rules; projects never see each
/// other.
///
/// One reference, whatever it holds: every decision is handed one.
package struct Project: Equatable, Sendable {
  private var shared: SharedBox<Content>

  private struct Content: Equatable, Sendable {
    var id: ProjectID
    var number: ProjectNumber
    var createdAt: Moment
    var instance: UInt32
    var preset: Preset
    var rules: Rules
    var terms: Terms
    var clock: ProjectClock
    var definitions: Int64
    var emittedDefinitions: Int64
  }

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
    emittedDefinitions: Int64 = 0
  ) {
    shared = SharedBox(
      Content(
        id: id,
        number: number,
        createdAt: createdAt,
        instance: instance,
        preset: preset,
        rules: rules,
        terms: Terms(catalogue: catalogue, environment: environment),
        clock: clock,
        definitions: definitions,
        emittedDefinitions: emittedDefinitions
      )
    )
  }

  package var id: ProjectID { shared.value.id }

  /// What the keys of everything in the project begin with.
  package var number: ProjectNumber { shared.value.number }

  /// When it was made.
  package var createdAt: Moment {
    get { shared.value.createdAt }
    set { shared.value.createdAt = newValue }
  }

  /// Made once at random: it keeps the event ids of two daemons apart.
  package var instance: UInt32 {
    get { shared.value.instance }
    set { shared.value.instance = newValue }
  }

  /// Where its rules come from, but for overrides.
  package var preset: Preset {
    get { shared.value.preset }
    set { shared.value.preset = newValue }
  }

  /// What follows a person, and what stays with the device.
  package var rules: Rules {
    get { shared.value.rules }
    set { shared.value.rules = newValue }
  }

  /// What its purchases give, and which of them count.
  package var terms: Terms { shared.value.terms }

  /// What may be bought, and what it gives.
  package var catalogue: Catalogue {
    get { shared.value.terms.catalogue }
    set { shared.value.terms.catalogue = newValue }
  }

  /// Which purchases count.
  package var environment: EnvironmentFilter {
    get { shared.value.terms.environment }
    set { shared.value.terms.environment = newValue }
  }

  /// What its time is.
  package var clock: ProjectClock {
    get { shared.value.clock }
    set { shared.value.clock = newValue }
  }

  /// How often its terms changed for customers that it had.
  package var definitions: Int64 {
    get { shared.value.definitions }
    set { shared.value.definitions = newValue }
  }

  /// Of so many of these changes every customer was told.
  package var emittedDefinitions: Int64 {
    get { shared.value.emittedDefinitions }
    set { shared.value.emittedDefinitions = newValue }
  }

  /// The project that exists from the start.
  package static let defaultID: ProjectID = "default"
}

/// The number by which a project's records are kept; never used again for another project.
package struct ProjectNumber: Hashable, Comparable, Sendable {
  package let value: UInt32

  package init(_ value: UInt32) {
    self.value = value
  }

  package static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

/// What a project's time is.
package enum ProjectClock: Hashable, Sendable {
  case system
  /// Stands still at this moment until it is advanced.
  case manual(Moment)
}

/// Which purchases count.
package enum EnvironmentFilter: String, CaseIterable, Sendable {
  case production, sandbox, any

  /// Whether such purchases count.
  package func admits(_ environment: PurchaseEnvironment) -> Bool {
    switch (self, environment) {
    case (.any, _), (.production, .production), (.sandbox, .sandbox): true
    case (.production, .sandbox), (.sandbox, .production): false
    }
  }
}

/// How much a project holds, as far as it was not erased.
package struct ProjectCounts: Equatable, Sendable {
  package var devices: Int64 = 0
  package var users: Int64 = 0
  package var customers: Int64 = 0
  package var purchases: Int64 = 0
  /// The cursor of the newest event.
  package var events: Int64 = 0
  /// Customers that are gone: with `customers` it counts all that were ever made.
  package var customersErased: Int64 = 0
  /// The customers that became part of others: `customers` counts them still.
  package var absorbedCustomers: Int64 = 0
  /// Records that a reader would not miss: without a count, nothing shows that one was lost.
  package var properties: Int64 = 0
  package var userTrails: Int64 = 0
  package var purchaseTrails: Int64 = 0

  package init() {}
}

/// The names of all projects, in the order in which they were defined.
package struct Directory: Equatable, Sendable {
  package var projects: [ProjectID] = []

  package init() {}
}
