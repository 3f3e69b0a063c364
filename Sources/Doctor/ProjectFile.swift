import IdentityCore
import Storage

/// A project's counts and settings, collected while its records are scanned.
struct ProjectFile {
  let project: Project
  var projectCounts = ProjectCounts()
  var hasCounts = false
  /// Whether something of the project is reported.
  var isContradictory = false
  var salt: Salt?
  /// The pending definitions, by number.
  var definitions: [Int64: Definition] = [:]
  var rollout: Rollout?
  /// The ids being erased, which events and trails may still mention.
  var erasing: Set<[UInt8]> = []

  /// The counted records, readable or not.
  var counted: [RecordType: Int64] = [:]
  /// The users, without ids that only refer to customers.
  var users: Int64 = 0
  /// Includes merged customers.
  var customersMade: Int64 = 0
  /// The purchases of stores that not every project knows.
  var customStores: [StoreName: Int64] = [:]
  var events: Int64 = 0
  var newestEvent: Int64 = 0
  /// Types with an unreadable record, whose counts are unknown.
  var unreadable: Set<RecordType> = []

  init(_ project: Project) {
    self.project = project
  }

  func count(of type: RecordType) -> Int64 { counted[type] ?? 0 }

  /// Returns the oldest definition that is pending for the customer, if any.
  func pending(to customer: Customer) -> Definition? {
    guard project.isRollingOut else { return nil }
    let oldest = project.emittedDefinitions + 1
    for number in oldest...project.definitions where number > customer.emittedDefinition {
      if number == oldest, let reached = rollout?.reached, customer.id <= reached { continue }
      return definitions[number]
    }
    return nil
  }
}
