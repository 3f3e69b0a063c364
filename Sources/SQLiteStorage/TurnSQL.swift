import Storage

/// The statements for events and for what every turn may do.
enum TurnSQL {
  static let begin = "BEGIN"
  static let beginWriting = "BEGIN IMMEDIATE"
  static let commit = "COMMIT"
  static let insertEvent = """
    INSERT INTO events (project, cursor, kind, customer, at, body) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    """
  static let selectEvents = """
    SELECT cursor, kind, customer, at, body FROM events
    WHERE project = ?1 AND cursor > ?2 ORDER BY cursor
    """
  static let rewriteEvent = """
    UPDATE events SET customer = ?3, body = ?4 WHERE project = ?1 AND cursor = ?2
    """
  static let selectDevices = """
    SELECT id FROM devices WHERE project = ?1 AND user = ?2 AND user IS NOT NULL ORDER BY id
    """
  static let selectAnswers = """
    SELECT id, body FROM answers WHERE project = ?1 AND id > ?2 ORDER BY id LIMIT ?3
    """
  static let selectNewestEvent = """
    SELECT cursor FROM events WHERE project = ?1 ORDER BY cursor DESC LIMIT 1
    """
  static let selectEventsOfCustomer = """
    SELECT cursor, kind, customer, at, body FROM events INDEXED BY events_by_customer
    WHERE project = ?1 AND customer = ?2 AND cursor > ?3 AND cursor <= ?4
    ORDER BY cursor LIMIT ?5
    """
  static let selectDue = """
    SELECT due_at, 0, id FROM purchases
    WHERE project = ?1 AND due_at IS NOT NULL AND due_at <= ?2
    UNION ALL
    SELECT due_at, 1, id FROM customers
    WHERE project = ?1 AND due_at IS NOT NULL AND due_at <= ?2
    ORDER BY 1, 3 LIMIT ?3
    """
  static let selectCustomers = """
    SELECT id FROM customers WHERE project = ?1 AND id > ?2 ORDER BY id LIMIT ?3
    """
  static let expireAnswers = """
    DELETE FROM answers WHERE (project, id) IN (
      SELECT project, id FROM answers WHERE answered_at <= ?1 ORDER BY answered_at LIMIT ?2)
    """

  /// Every statement that requests cause: none may look through a table.
  static var all: [String] {
    [
      begin, beginWriting, commit, insertEvent, rewriteEvent, selectEvents, selectNewestEvent,
      selectEventsOfCustomer, selectDevices, selectAnswers, selectDue, selectCustomers,
      expireAnswers,
    ]
      + RecordSort.allCases.map(RecordTable.init).flatMap { [$0.select, $0.upsert, $0.delete] }
  }
}
