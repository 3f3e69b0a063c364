import IdentityCore
import Storage

/// The read-only statements that scan whole tables in pages.
enum ScanSQL {
  static let events = """
    SELECT place, kind, customer, at, body FROM events
    WHERE place > ?1 ORDER BY place LIMIT ?2
    """
  static let kindOfEvent = "SELECT kind FROM events WHERE place = ?1"
  /// The number of each event and its customer; a flush of the journal's events may be partial.
  static let customersOfEvents = """
    SELECT place, customer FROM main.events
    WHERE place NOT IN (SELECT place FROM waiting_events)
    """
  static let indexEntry = "SELECT 1 FROM customer_events WHERE customer = ?1 AND place = ?2"
  /// The entries of the customer index, with the customer of the event, if it exists.
  static let indexEntries = """
    SELECT place, stored.customer, customer_events.customer
    FROM customer_events LEFT JOIN main.events AS stored USING (place)
    WHERE place NOT IN (SELECT place FROM waiting_events)
    """
  /// The SQL of each table and index.
  static let schema = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
  /// Limited to the first faults.
  static let integrity = "PRAGMA main.integrity_check(100)"

  /// Makes temporary tables for the journal's rows, and temporary views that unite them with the
  /// file's tables; the views hide the tables, whose names they have.
  static var addWaitingRows: [String] {
    [
      "PRAGMA temp_store = MEMORY",
      """
      CREATE TEMP TABLE waiting (
        type TEXT, project INTEGER, id BLOB, body BLOB, user BLOB, due_at INTEGER,
        answered_at INTEGER, PRIMARY KEY (type, project, id)) WITHOUT ROWID
      """,
      """
      CREATE TEMP TABLE waiting_events (
        place INTEGER PRIMARY KEY, kind INTEGER, customer BLOB, at INTEGER, body BLOB)
      """,
      // After a crash during a flush the table may have the event already.
      """
      CREATE TEMP VIEW events AS SELECT place, kind, customer, at, body FROM main.events UNION ALL
      SELECT place, kind, customer, at, body FROM waiting_events
      WHERE place NOT IN (SELECT place FROM main.events)
      """,
    ] + RecordType.allCases.map { view(of: RecordTable($0)) }
  }

  private static func view(of table: RecordTable) -> String {
    """
    CREATE TEMP VIEW \(table.name) AS SELECT \(table.columns) FROM main.\(table.name) AS stored
    WHERE NOT EXISTS (SELECT 1 FROM waiting
      WHERE type = '\(table.name)' AND project = stored.project AND id = stored.id)
    UNION ALL SELECT \(table.columns) FROM waiting
    WHERE type = '\(table.name)' AND body IS NOT NULL
    """
  }

  /// Adds the newest state of a record; a deleted record has no body.
  static func addWaitingRecord(_ table: RecordTable) -> String {
    """
    INSERT OR REPLACE INTO waiting (type, \(table.columns))
    VALUES ('\(table.name)', ?1, ?2, ?3\(table.secondColumn == nil ? "" : ", ?4"))
    """
  }

  static let addWaitingEvent = "INSERT OR REPLACE INTO waiting_events VALUES (?1, ?2, ?3, ?4, ?5)"
}
