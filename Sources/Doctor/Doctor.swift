package import IdentityCore
package import Storage

/// Checks a whole store for states that no decision of the core leaves behind.
///
/// It scans the records type by type and looks up the records that each one names, so that memory
/// does not grow with the number of devices.
package final class Doctor {
  let scan: any StoreScan
  private let emit: (Finding) -> Void
  /// The system's time.
  let now: Moment
  /// Whether clients can read the event with this cursor.
  let isReadable: (Event, Int64, Project) -> Bool
  package private(set) var findingsCount = 0
  var projects: [ProjectNumber: ProjectFile] = [:]

  /// Recently used lists of customers' and accounts' purchases, as sets.
  ///
  /// Successive purchases mostly share a holder and an account.
  var recentLists: [RecordKey: Found<Set<ChainKey>>] = [:]
  /// The projects whose events have all their mentions.
  var mentionsComplete: [ProjectNumber: Bool] = [:]
  /// The users whom an undo may have separated from others.
  var split: [ProjectNumber: Set<UserID>] = [:]
  /// The first event of each user and customer who do not belong together now.
  var strangers: [Strangers: Int64] = [:]

  /// The user and the customer of an event.
  struct Strangers: Hashable {
    let project: ProjectNumber
    let user: UserID
    let customer: CustomerID
  }

  /// Whether the last event about an entitlement of a customer activated it.
  ///
  /// Of recent customers, and since they last merged with others or were separated from them.
  var recentAccess: [RecordKey: [EntitlementID: Bool]] = [:]

  /// Recently used users, whom successive events mostly share.
  var recentUsers: [RecordKey: Found<User>] = [:]

  /// The number of records in a batch.
  private static let batchSize = 256

  /// Creates a doctor that passes each finding to `report` at once.
  package init(
    _ scan: any StoreScan,
    now: Moment,
    isReadable: @escaping (Event, Int64, Project) -> Bool,
    report emit: @escaping (Finding) -> Void
  ) {
    (self.scan, self.now) = (scan, now)
    self.isReadable = isReadable
    self.emit = emit
  }

  /// The size of a store, over all projects.
  package struct StoreCounts: Equatable, Sendable {
    package var projects: Int64 = 0
    package var devices: Int64 = 0
    package var users: Int64 = 0
    package var purchases: Int64 = 0
    package var events: Int64 = 0
  }

  /// Checks everything, or only the files if they are damaged.
  package func examine() throws(StorageError) -> StoreCounts {
    for fault in try scan.faults() { report(Finding("the data file", fault)) }
    guard findingsCount == 0 else { return StoreCounts() }
    try readProjects()
    for type in RecordType.allCases {
      try forEachRecord(of: type) { stored throws(StorageError) in try check(stored) }
    }
    try checkEvents()
    compareCounts()
    var storeCounts = StoreCounts()
    for file in projects.values {
      storeCounts.projects += 1
      storeCounts.devices += file.count(of: .device)
      storeCounts.users += file.users
      storeCounts.purchases += file.count(of: .purchase)
      storeCounts.events += file.events
    }
    return storeCounts
  }

  func report(_ finding: Finding) {
    findingsCount += 1
    emit(finding)
  }

  func report(_ project: ProjectNumber, _ subject: String, _ fault: String) {
    projects[project]?.isContradictory = true
    report(Finding(project: projects[project]?.project.id, subject, fault))
  }

  func forEachRecord(
    of type: RecordType,
    _ body: (StoredRecord) throws(StorageError) -> Void
  ) throws(StorageError) {
    var last: RecordKey?
    repeat {
      let records = try scan.records(of: type, after: last, limit: Self.batchSize)
      for record in records { try body(record) }
      last = records.last?.key
    } while last != nil
  }

  func forEachEvent(
    _ body: (EventRow) throws(StorageError) -> Void
  ) throws(StorageError) {
    var last: (project: ProjectNumber, cursor: Int64)?
    repeat {
      let events = try scan.events(after: last, limit: Self.batchSize)
      for event in events { try body(event) }
      last = events.last.map { ($0.project, $0.cursor) }
    } while last != nil
  }

  private func check(_ stored: StoredRecord) throws(StorageError) {
    let number = stored.key.project
    if stored.key.type.row.log == .project, projects[number] == nil {
      let type = "\(stored.key.type) \(quoted(stored.key.id))"
      return report(Finding(type, "it belongs to project number \(number.value), which is missing"))
    }
    let key: RecordKey
    let record: Record
    // Readable or not.
    projects[number]?.counted[stored.key.type, default: 0] += 1
    do throws(CodecError) {
      (key, record) = try stored.decoded()
    } catch {
      projects[number]?.unreadable.insert(stored.key.type)
      return report(number, "\(stored.key.type) \(quoted(stored.key.id))", "\(error)")
    }
    if StoredRecord(record, for: key).indexKey != stored.indexKey {
      report(
        number,
        "\(stored.key.type) \(quoted(stored.key.id))",
        "its index column differs from the record"
      )
    }
    try check(record, in: number)
  }

  private func check(_ record: Record, in number: ProjectNumber) throws(StorageError) {
    switch record {
    case .directory, .project, .projectCounts, .salt, .rollout, .erasures: break
    case .receivedNotifications(let known): check(known, in: number)
    case .device(let device): try check(device, in: number)
    case .user(let user): try check(user, in: number)
    case .customer(let customer): try check(customer, in: number)
    case .purchase(let purchase): try check(purchase, in: number)
    case .account(let account): try check(account, in: number)
    case .answer, .mention: break
    case .accountToken(let token): try check(token, in: number)
    case .unclaimed(let chain): try check(unclaimed: chain, in: number)
    case .properties(let properties): try check(properties, in: number)
    case .tombstone(let tombstone): check(tombstone, in: number)
    case .definition(let definition): check(definition, in: number)
    case .userTrail(let trail): try check(trail, in: number)
    case .purchaseTrail(let trail): try check(trail, in: number)
    case .chainName(let name): try check(name, in: number)
    case .consumer(let consumer): try check(consumer, in: number)
    case .webhooks(let webhooks): try check(webhooks, in: number)
    case .stores(let settings): check(settings, in: number)
    }
  }
}
