/// A namespace: apps of one project share users, purchases and rules; projects never see each
/// other.
package struct Project: Equatable, Sendable {
  package var id: ProjectID
  /// What the keys of everything in the project begin with.
  package var number: ProjectNumber
  package var createdAt: Moment
  /// Made once at random: it keeps the event ids of two daemons apart.
  package var instance: UInt32
  package var preset: Preset
  package var rules: Rules
  package var catalogue: Catalogue
  package var environment: EnvironmentFilter
  package var clock: ProjectClock
  /// How often its terms changed for customers that it had.
  package var definitions: Int64
  /// Of so many of these changes every customer was told.
  package var toldDefinitions: Int64

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
    toldDefinitions: Int64 = 0
  ) {
    self.id = id
    self.number = number
    self.createdAt = createdAt
    self.instance = instance
    self.preset = preset
    self.rules = rules
    self.catalogue = catalogue
    self.environment = environment
    self.clock = clock
    self.definitions = definitions
    self.toldDefinitions = toldDefinitions
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
package struct Tally: Equatable, Sendable {
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

  package init() {}
}

/// The names of all projects, in the order in which they were defined.
package struct Directory: Equatable, Sendable {
  package var projects: [ProjectID] = []

  package init() {}
}
