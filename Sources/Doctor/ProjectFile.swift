import IdentityCore
import Storage

/// What is noted of one project on the way through its records: never more than its counts.
struct ProjectFile {
  let project: Project
  var projectCounts = ProjectCounts()
  var hasTally = false
  var salt: Salt?
  /// The changes of terms that not every customer was told of, by their numbers.
  var definitions: [Int64: Definition] = [:]
  var sweep: Sweep?
  /// The ids of customers whose erasure is under way: events may still mention them.
  var erasing: Set<[UInt8]> = []

  // What was counted.
  var devices: Int64 = 0
  /// Without the ids that only reach customers.
  var users: Int64 = 0
  var customers: Int64 = 0
  /// With those that became part of others.
  var customersMade: Int64 = 0
  var purchases: Int64 = 0
  var properties: Int64 = 0
  var userTrails: Int64 = 0
  var purchaseTrails: Int64 = 0
  var events: Int64 = 0
  var newestEvent: Int64 = 0
  /// Sorts with a record that cannot be read: what such records count is not known.
  var unreadable: Set<RecordType> = []

  init(_ project: Project) {
    self.project = project
  }

  /// The oldest definition that the customer was not told of, and then all behind it.
  func pending(to customer: Customer) -> Definition? {
    guard project.isSweeping else { return nil }
    let oldest = project.emittedDefinitions + 1
    for number in oldest...project.definitions where number > customer.emittedDefinition {
      if number == oldest, let reached = sweep?.reached, customer.id <= reached { continue }
      return definitions[number]
    }
    return nil
  }
}
