import IdentityCore
import Storage

/// Puts customers in their table, each with what finds its events.
final class CustomerWriter {
  private let selectFindings: Statement
  private let upsert: Statement
  private let updateFindings: Statement
  private let delete: Statement
  private let insertFinding: Statement
  private let selectCustomerOfEvent: Statement

  init(_ connection: Connection) throws(SQLiteError) {
    selectFindings = try connection.prepare(TurnSQL.selectFindings)
    upsert = try connection.prepare(RecordTable(.customer).upsert)
    updateFindings = try connection.prepare(TurnSQL.updateFindings)
    delete = try connection.prepare(RecordTable(.customer).delete)
    insertFinding = try connection.prepare(TurnSQL.insertCustomerEvent)
    selectCustomerOfEvent = try connection.prepare(TurnSQL.selectCustomerOfEvent)
  }

  /// A customer's address, in a row of the journal.
  struct Place {
    let row: JournalRow
    let project: ProjectNumber
    let id: JournalRow.Stretch

    init(ofRecord part: JournalRow.RecordPart, in row: JournalRow) {
      self.row = row
      project = part.project
      id = part.id
    }

    init(of finding: JournalRow.Finding, in row: JournalRow) {
      self.row = row
      project = finding.project
      id = finding.customer
    }

    /// Binds it as `?1` and `?2`.
    fileprivate func bind(_ binder: Statement.Binder) throws(SQLiteError) {
      try binder.integer(Int64(project.value), at: 1)
      try binder.stretch(id.range, at: 2)
    }
  }

  /// Writes its record, where that changed, and events of its that are to be found.
  func write(
    _ record: JournalRow.RecordPart?,
    at place: Place,
    finding cursors: [Int64]
  ) throws(SQLiteError) {
    let stored = try findings(at: place)
    guard stored != nil || record != nil else { return try spread(cursors, of: place) }
    if let record, record.body == nil {
      // Its events stay. What cannot be read of them the doctor misses.
      if let all = try? stored?.cursors() { try spread(all, of: place) }
      try delete.run(on: place.row.bytes) { (binder) throws(SQLiteError) in
        try place.bind(binder)
      }
      return try spread(cursors, of: place)
    }
    var findings = stored ?? CustomerFindings()
    for cursor in cursors {
      if findings.isFull, let all = try? findings.cursors() {
        try spread(all, of: place)
        findings = CustomerFindings()
      }
      // After an end in the midst of a fold it was there already; behind what is damaged nothing
      // would be found.
      if !findings.append(cursor) { try spread([cursor], of: place) }
    }
    if let record {
      try write(record, at: place, findings)
    } else if findings.bytes != stored?.bytes {
      try update(findings, at: place)
    }
  }

  /// Lets an event that stands already be found by another customer.
  ///
  /// What its former one finds goes to the table where it can be taken out.
  func prepareRewrite(of event: EventPlace) throws(SQLiteError) {
    var customer: [UInt8] = []
    try selectCustomerOfEvent.forEachRow([.integer(event.number)]) { row in
      customer = row.bytes(0)
      return .stop
    }
    let address: [Statement.Cell] = [.integer(Int64(event.project.value)), .bytes(customer)]
    var found = CustomerFindings()
    try selectFindings.forEachRow(address) { row in
      found = CustomerFindings(bytes: row.bytes(0))
      return .stop
    }
    guard !found.bytes.isEmpty, let cursors = try? found.cursors() else { return }
    for cursor in cursors {
      let place = EventPlace(after: cursor, in: event.project)
      try insertFinding.run([.bytes(customer), .integer(place.number)])
    }
    try updateFindings.run(address + [.null])
  }

  /// Nil where it has no row.
  private func findings(at place: Place) throws(SQLiteError) -> CustomerFindings? {
    var found: CustomerFindings?
    try selectFindings.find(
      on: place.row.bytes,
      { (binder) throws(SQLiteError) in try place.bind(binder) },
      { row in found = CustomerFindings(bytes: row.bytes(0)) }
    )
    return found
  }

  private func write(
    _ record: JournalRow.RecordPart,
    at place: Place,
    _ findings: CustomerFindings
  ) throws(SQLiteError) {
    guard let body = record.body else { return }
    try upsert.run(on: place.row.bytes) { (binder) throws(SQLiteError) in
      try place.bind(binder)
      try binder.stretch(body.range, at: 3)
      if case .due(let due) = record.secondKey { try binder.integer(due.milliseconds, at: 4) }
      if !findings.bytes.isEmpty { try binder.bytes(findings.bytes, at: 5) }
    }
  }

  private func update(_ findings: CustomerFindings, at place: Place) throws(SQLiteError) {
    try updateFindings.run(on: place.row.bytes) { (binder) throws(SQLiteError) in
      try place.bind(binder)
      if !findings.bytes.isEmpty { try binder.bytes(findings.bytes, at: 3) }
    }
  }

  /// Puts them in the table of findings, a row each.
  private func spread(_ cursors: [Int64], of place: Place) throws(SQLiteError) {
    for cursor in cursors {
      guard let event = EventPlace(of: cursor, in: place.project) else {
        throw SQLiteError(unplacedCursor: cursor, in: place.project)
      }
      try insertFinding.run(on: place.row.bytes) { (binder) throws(SQLiteError) in
        try binder.stretch(place.id.range, at: 1)
        try binder.integer(event.number, at: 2)
      }
    }
  }
}
