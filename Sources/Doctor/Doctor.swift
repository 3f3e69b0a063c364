package import IdentityCore
package import Storage

/// Looks through a whole store for what the core's decisions can never leave behind.
///
/// It goes through the records sort by sort and looks up, one by one, those that a record names;
/// so it needs the same memory for a million devices as for ten.
package final class Doctor {
  let scan: any StoreScan
  private let tell: (Finding) -> Void
  /// Whether readers can read what they get of an event with this cursor.
  let isReadable: (Event, Int64, Project) -> Bool
  package private(set) var findingsCount = 0
  var projects: [ProjectNumber: ProjectFile] = [:]

  /// The purchases that some customers and accounts list, as sets: purchases that follow each other
  /// mostly have the same holder and account.
  var recentLists: [RecordKey: Found<Set<ChainKey>>] = [:]

  /// How many records are brought at a time.
  private static let stretch = 256

  /// `tell` is called with each finding, as soon as it is found.
  package init(
    _ scan: any StoreScan,
    isReadable: @escaping (Event, Int64, Project) -> Bool,
    tell: @escaping (Finding) -> Void
  ) {
    self.scan = scan
    self.isReadable = isReadable
    self.tell = tell
  }

  /// How much a store has, all projects taken together.
  package struct StoreCounts: Equatable, Sendable {
    package var projects: Int64 = 0
    package var devices: Int64 = 0
    package var users: Int64 = 0
    package var purchases: Int64 = 0
    package var events: Int64 = 0
  }

  /// Looks at everything; where the files themselves are damaged, at nothing else.
  package func examine() throws(StorageError) -> StoreCounts {
    for fault in try scan.faults() { report(Finding("the data file", fault)) }
    guard findingsCount == 0 else { return StoreCounts() }
    try readProjects()
    for type in RecordType.allCases {
      try forEachRecord(of: type) { kept throws(StorageError) in try look(at: kept) }
    }
    try lookAtEvents()
    compareCounts()
    var storeCounts = StoreCounts()
    for file in projects.values {
      storeCounts.projects += 1
      storeCounts.devices += file.devices
      storeCounts.users += file.users
      storeCounts.purchases += file.purchases
      storeCounts.events += file.events
    }
    return storeCounts
  }

  func report(_ finding: Finding) {
    findingsCount += 1
    tell(finding)
  }

  func report(_ project: ProjectNumber, _ subject: String, _ fault: String) {
    report(Finding(project: projects[project]?.project.id, subject, fault))
  }

  func forEachRecord(
    of type: RecordType,
    _ body: (StoredRecord) throws(StorageError) -> Void
  ) throws(StorageError) {
    var last: RecordAddress?
    repeat {
      let records = try scan.records(of: type, after: last, limit: Self.stretch)
      for record in records { try body(record) }
      last = records.last?.address
    } while last != nil
  }

  func forEachEvent(
    _ body: (EventRow) throws(StorageError) -> Void
  ) throws(StorageError) {
    var last: (project: ProjectNumber, cursor: Int64)?
    repeat {
      let events = try scan.events(after: last, limit: Self.stretch)
      for event in events { try body(event) }
      last = events.last.map { ($0.project, $0.cursor) }
    } while last != nil
  }

  private func look(at kept: StoredRecord) throws(StorageError) {
    let number = kept.address.project
    let isOfNoProject = [.directory, .project, .erasures].contains(kept.address.type)
    if !isOfNoProject, projects[number] == nil {
      let type = "\(kept.address.type) \(quoted(kept.address.id))"
      return report(Finding(type, "it is of project number \(number.value), which is not there"))
    }
    let key: RecordKey
    let record: Record
    note(kept.address.type, in: number)
    do throws(CodecError) {
      (key, record) = try kept.decoded()
    } catch {
      projects[number]?.unreadable.insert(kept.address.type)
      return report(number, "\(kept.address.type) \(quoted(kept.address.id))", "\(error)")
    }
    if StoredRecord(record, for: key).secondKey != kept.secondKey {
      report(
        number,
        "\(kept.address.type) \(quoted(kept.address.id))",
        "the column by which it is found says something else than the record"
      )
    }
    try look(at: record, in: number)
  }

  /// Counts a record, readable or not.
  private func note(_ type: RecordType, in number: ProjectNumber) {
    switch type {
    case .device: projects[number]?.devices += 1
    case .customer: projects[number]?.customers += 1
    case .purchase: projects[number]?.purchases += 1
    case .properties: projects[number]?.properties += 1
    case .userTrail: projects[number]?.userTrails += 1
    case .purchaseTrail: projects[number]?.purchaseTrails += 1
    default: break
    }
  }

  private func look(at record: Record, in number: ProjectNumber) throws(StorageError) {
    switch record {
    case .directory, .project, .projectCounts, .salt, .sweep, .erasures: break
    case .device(let device): try look(at: device, in: number)
    case .user(let user): try look(at: user, in: number)
    case .customer(let customer): try look(at: customer, in: number)
    case .purchase(let purchase): try look(at: purchase, in: number)
    case .account(let account): try look(at: account, in: number)
    case .answer: break
    case .properties(let properties): try look(at: properties, in: number)
    case .tombstone(let tombstone): look(at: tombstone, in: number)
    case .definition(let definition): look(at: definition, in: number)
    case .userTrail(let trail): try look(at: trail, in: number)
    case .purchaseTrail(let trail): try look(at: trail, in: number)
    case .consumer(let consumer):
      checkCursor(consumer.cursor, "consumer \(quoted(consumer.id))", in: number)
    case .webhooks(let webhooks):
      for webhook in webhooks.all { checkCursor(webhook.since, "the webhooks", in: number) }
    }
  }

  /// A place in the feed: 0 is before its first event.
  private func checkCursor(_ cursor: Int64, _ subject: String, in number: ProjectNumber) {
    guard let newest = projects[number]?.projectCounts.events, !(0...newest ~= cursor) else {
      return
    }
    report(number, subject, "it stands at event \(cursor), and the newest one is \(newest)")
  }
}
