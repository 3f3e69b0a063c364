import Storage

/// The read-only statements that scan whole tables in pages.
enum ScanSQL {
  static let events = """
    SELECT place, kind, customer, at, body FROM events
    WHERE place > ?1 ORDER BY place LIMIT ?2
    """
  static let kindOfEvent = "SELECT kind FROM events WHERE place = ?1"
  /// The number of each event and its customer.
  static let customersOfEvents = "SELECT place, customer FROM events"
  static let indexEntry = "SELECT 1 FROM customer_events WHERE customer = ?1 AND place = ?2"
  /// The entries of the customer index, with the customer of the event, if it exists.
  static let indexEntries = """
    SELECT place, events.customer, customer_events.customer
    FROM customer_events LEFT JOIN events USING (place)
    """
  /// The SQL of each table and index.
  static let schema = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
  /// Limited to the first faults.
  static let integrity = "PRAGMA integrity_check(100)"
}
