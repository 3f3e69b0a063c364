import IdentityCore
import Storage

/// Compares the events of a data file with what finds them by their customers.
struct FindingCheck {
  private let connection: Connection
  /// What the journal finds is no fault: a fold of it may be under way.
  private let waiting: WaitingRows
  private(set) var faults: [String] = []

  private static let faultsMax = 100

  init(_ connection: Connection, _ waiting: WaitingRows) throws(SQLiteError) {
    self.connection = connection
    self.waiting = waiting
    try lookForUnfound()
    try lookThroughTable()
    try lookThroughCustomers()
  }

  /// Events that their customers do not find.
  private mutating func lookForUnfound() throws(SQLiteError) {
    try connection.prepare(ScanSQL.unspreadEvents).forEachRow { row in
      let place = EventPlace(row.integer(0))
      // What cannot be read is told of its customer.
      let found = try? CustomerFindings(bytes: row.bytes(1)).cursors()
      if !(found?.contains(place.cursor) ?? true) {
        note(place, "is not found by its customer")
      }
      return goingOn
    }
  }

  /// What finds events that are none of theirs, in the table of findings.
  private mutating func lookThroughTable() throws(SQLiteError) {
    try connection.prepare(ScanSQL.falseFindings).forEachRow { row in
      note(EventPlace(row.integer(0)), Self.isAnothers)
      return goingOn
    }
  }

  /// The same, in the rows of customers.
  private mutating func lookThroughCustomers() throws(SQLiteError) {
    let selectCustomer = try connection.prepare(TurnSQL.selectCustomerOfEvent)
    var failure: SQLiteError?
    try connection.prepare(ScanSQL.findingsOfCustomers).forEachRow { row in
      do throws(SQLiteError) {
        try compare(row, selectCustomer)
      } catch {
        failure = error
        return .stop
      }
      return goingOn
    }
    if let failure { throw failure }
  }

  /// The places in `ScanSQL.findingsOfCustomers`.
  private mutating func compare(
    _ row: Statement.Row,
    _ selectCustomer: Statement
  ) throws(SQLiteError) {
    let project = ProjectNumber(UInt32(truncatingIfNeeded: row.integer(0)))
    let customer = row.bytes(1)
    guard let cursors = try? CustomerFindings(bytes: row.bytes(2)).cursors() else {
      let name = CustomerID(customer)
      faults.append("what finds the events of customer \"\(name)\" cannot be read")
      return
    }
    for cursor in cursors {
      let place = EventPlace(after: cursor, in: project)
      var isIts = false
      try selectCustomer.forEachRow([.integer(place.number)]) { event in
        isIts = event.bytes(0) == customer
        return .stop
      }
      if !isIts { note(place, Self.isAnothers) }
    }
  }

  private mutating func note(_ place: EventPlace, _ fault: String) {
    guard waiting.event(place.cursor, in: place.project) == nil else { return }
    faults.append("event \(place.cursor) of project \(place.project.value) \(fault)")
  }

  private var goingOn: Statement.GoingOn { faults.count < Self.faultsMax ? .next : .stop }

  private static let isAnothers = "is found by a customer whose event it is not"
}
