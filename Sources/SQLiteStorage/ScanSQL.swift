import Storage

/// The statements that go through a whole table, a stretch at a time, and never write.
enum ScanSQL {
  /// Behind a project and an id.
  static func records(of sort: RecordSort) -> String {
    """
    SELECT project, id, body, \(sort.secondColumn ?? "NULL") FROM \(sort.table)
    WHERE (project, id) > (?1, ?2) ORDER BY project, id LIMIT ?3
    """
  }

  static let events = """
    SELECT place, kind, customer, at, body FROM events
    WHERE place > ?1 ORDER BY place LIMIT ?2
    """
  static let kindOfEvent = "SELECT kind FROM events WHERE place = ?1"
  /// Events that their customers do not find.
  static let unfoundEvents = """
    SELECT place FROM events WHERE NOT EXISTS (
      SELECT 1 FROM customer_events AS found
      WHERE found.customer = events.customer AND found.place = events.place)
    """
  /// Events that are found by a customer whose they are not.
  static let falseFindings = """
    SELECT place FROM customer_events AS found WHERE NOT EXISTS (
      SELECT 1 FROM events WHERE events.place = found.place AND events.customer = found.customer)
    """
  /// The text of each table and index, as it was made.
  static let schema = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
  /// The first faults, and not a list without an end.
  static let integrity = "PRAGMA integrity_check(100)"
}

extension RecordSort {
  fileprivate var table: String {
    switch self {
    case .directory: "directory"
    case .project: "projects"
    case .tally: "tallies"
    case .device: "devices"
    case .user: "users"
    case .customer: "customers"
    case .purchase: "purchases"
    case .account: "accounts"
    case .answer: "answers"
    case .properties: "properties"
    case .salt: "salts"
    case .tombstone: "tombstones"
    case .erasures: "erasures"
    case .definition: "definitions"
    case .sweep: "sweeps"
    case .userTrail: "user_trails"
    case .purchaseTrail: "purchase_trails"
    case .consumer: "consumers"
    case .webhooks: "webhooks"
    }
  }

  /// By which a record is found besides its address.
  fileprivate var secondColumn: String? {
    switch self {
    case .device: "user"
    case .customer, .purchase: "due_at"
    case .answer: "answered_at"
    default: nil
    }
  }
}
