import Storage

/// The read-only statements that scan whole tables in pages.
enum ScanSQL {
  static let events = """
    SELECT place, kind, customer, at, body FROM events
    WHERE place > ?1 ORDER BY place LIMIT ?2
    """
  static let kindOfEvent = "SELECT kind FROM events WHERE place = ?1"
  /// Events that are missing from the customer index.
  static let unindexedEvents = """
    SELECT place FROM events WHERE NOT EXISTS (
      SELECT 1 FROM customer_events AS found
      WHERE found.customer = events.customer AND found.place = events.place)
    """
  /// Entries of the customer index without an event of that customer.
  static let falseIndexEntries = """
    SELECT place FROM customer_events AS found WHERE NOT EXISTS (
      SELECT 1 FROM events WHERE events.place = found.place AND events.customer = found.customer)
    """
  /// The SQL of each table and index.
  static let schema = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
  /// Limited to the first faults.
  static let integrity = "PRAGMA integrity_check(100)"
}
