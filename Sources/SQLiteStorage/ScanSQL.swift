import Storage

/// The statements that go through a whole table, a stretch at a time, and never write.
enum ScanSQL {
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
